### The Court of Progress on Gibraltar's map

nucleum-label-worker-for-party = Robotnik lub { $party }
nucleum-effect-worker-for-party = 1 robotnik, który może trafić do partii: { $party }
nuc-prompt-join = Czy nowy robotnik od razu trafia do partii: { $party }?
nuc-join = Umieść go w partii: { $party }
nuc-join-not = Zatrzymaj robotnika
nuc-join-no-bonus = bez bonusu partii
ruling-nucleum-court-printed = Robotnik z symbolem partii na polu torów może trafić do niej w chwili otrzymania. To nie akcja dworu: nie daje bonusu partii ani niczego, co ją wyzwala; lider i król zmieniają się jak zawsze.
