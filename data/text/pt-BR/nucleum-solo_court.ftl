### Os Barões na Corte do Progresso

option-court_baron = o Barão na corte
option-court_baron-usual = normal
option-court_baron-leads-empty = mais difícil (começa liderando o partido vazio)
option-court_baron-joins-neutrals = mais difícil (começa com um político em cada partido de líder neutro)
option-court_baron-influence = mais difícil (6 PV em vez de 4 a partir do segundo Dia do Rei)
option-court_baron-leads-joins = mais difícil (começa liderando o partido vazio e com um político em cada um de líder neutro)
option-court_baron-leads-influence = mais difícil (lidera o partido vazio; 6 PV em vez de 4 a partir do segundo Dia do Rei)
option-court_baron-joins-influence = mais difícil (um político nos partidos de líder neutro; 6 PV em vez de 4 desde o 2º Dia do Rei)
option-court_baron-all-harder = mais difícil (as três mudanças)
option-court_baron-player-leads = mais fácil (você começa liderando o partido vazio; a dois, quem joga primeiro)

nuc-event-solo-why-party = { $reason ->
    [lead] Passa a liderar na hora
    [dominant] Ainda não está no partido dominante
    [fewest] Tem menos políticos ali
   *[card] Carta de lógica { $card }: { $tie ->
        [lowest] primeiro o menor número
       *[highest] primeiro o maior número
    }
}, então os { $chosen }, e não os { $other }.

ruling-nucleum-baron-parties = O Barão envia trabalhadores da reserva. Se há um único partido que lideraria na hora, escolhe esse; senão o dominante, se não tem ninguém nele; senão aquele em que tem menos políticos; depois decide uma carta de lógica. O bônus dele: Capitalistas 1 táler, Livres-pensadores removem a peça mais à direita da oferta, Comunistas 1 trabalhador (3 PV com a reserva vazia), Monarquistas 2 PV. No Dia do Rei e no fim ele ignora os programas: 4 PV por partido que lidera e 4 PV se está no dominante.

rules-nucleum-solo-court-title = Solo: Corte do Progresso
rules-nucleum-solo-court =
    {""}**Ordem:** a ação da corte vem antes de todas as outras ações dele, menos a de navio. Sem trabalhador na reserva, ele não pode fazê-la.

    { $ruling }

    {""}**Dois Barões:** no jogo mais difícil, só o primeiro começa com políticos; os 6 PV valem para os dois.

nucleum-number-baron-influence-vp = PV do Barão por partido que lidera e pelo dominante
nucleum-number-baron-more-influence-vp = O mesmo no jogo mais difícil, a partir do segundo Dia do Rei
nucleum-number-baron-empty-reserve-vp = PV do Barão dos Comunistas com a reserva vazia
nuc-why-solo-court = ele não tem trabalhador na reserva
## Which box it is from

expansion-nucleum-solo_court = Modo solo com Corte do Progresso
