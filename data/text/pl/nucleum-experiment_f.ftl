### Eksperyment F z dodatku „Rada postępu”

option-experiment_f = sam eksperyment F („Rada postępu”)
option-about-experiment_f = Dodaje do pozostałych eksperyment F, bez reszty Rady postępu.

nucleum-label-take-rightmost = Skrajnie prawa płytka za darmo
nucleum-effect-take-rightmost = skrajnie prawa płytka akcji z oferty za darmo
nucleum-label-lowest-income = Najniższy dochód +{ $steps }
nucleum-effect-lowest-income = twój najniższy dochód +{ $steps }

nucleum-modifier-foreign-turbine-electricity = każda turbina innego gracza, z której korzystasz, daje +{ $count } energii
nucleum-permit-supply-pays-turbines = za turbiny innych graczy płaci pula i możesz z nich skorzystać przed miejscem samej elektrowni i własnymi turbinami

nuc-prompt-rightmost = Czy bierzesz za darmo skrajnie prawą płytkę z oferty?
nuc-prompt-lowest = Który z twoich najniższych dochodów rośnie?

ruling-nucleum-rightmost = Jeśli wcześniej w tej turze wzięto płytki, oferta jest najpierw uzupełniana. Płytka, z której rezygnujesz, zostaje w ofercie za swoją cenę.
ruling-nucleum-foreign-first = Turbina innego gracza przyjmuje 1 kostkę uranu, jak zawsze. Przed własnymi korzystasz z niej tylko tam, gdzie oszczędza to węgiel.
ruling-nucleum-lowest-later = Kontrakt, którego nagroda odblokowuje tę technologię, jeszcze się nie liczy. Na końcu toru krok daje punkty jak zwykle.

## Which box it is from

expansion-nucleum-experiment_f = Dodatek: Rada postępu (można grać osobno)
