### The Court of Progress on Gibraltar's map

nucleum-label-worker-for-party = Dělník nebo { $party }
nucleum-effect-worker-for-party = 1 dělník, který může vstoupit do strany: { $party }
nuc-prompt-join = Vstoupí nový dělník hned do strany: { $party }?
nuc-join = Poslat do strany: { $party }
nuc-join-not = Nechat si dělníka
nuc-join-no-bonus = bez odměny strany
ruling-nucleum-court-printed = Dělník vytištěný na železničním poli spolu se stranou může při získání hned vstoupit do této strany. Není to akce dvora: nepřináší odměnu strany ani nic, co akce dvora spouští; vůdce a král se mění jako vždy.
