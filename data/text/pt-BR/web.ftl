### A página de uma mesa no navegador

button-web = Abrir no navegador
button-open-page = Abrir página
web-link = { $table } no navegador: amplie, toque em qualquer coisa para ver a explicação e percorra os turnos. Este link é só para você. Funciona uma vez, por 10 minutos.
error-no-pages = Este bot não tem páginas no navegador.
error-no-pages-here = Quem administra este servidor desativou as páginas no navegador.
web-open-as = Abrir { $table } como { $who }?
web-open = Abrir { $table }?
web-button-open = Abrir
web-error-link = Este link não funciona mais. Toque em “Abrir no navegador” no Discord para receber um novo.
web-error-request = Não foi possível ler este pedido. Recarregue a página.
web-error-fast = Foi rápido demais. Espere um pouco e tente de novo.
web-error-drawing = Não foi possível desenhar a imagem. Tente de novo em alguns segundos.
web-error-bug = Algo deu errado. Tente de novo; se acontecer outra vez, avise quem hospeda o bot.
web-page-back = Turno anterior
web-page-close = Fechar
web-page-dark = Cores escuras
web-page-find = Procurar…
web-page-first = Primeiro turno
web-page-gone = Um turno foi desfeito. Este é o mais recente.
web-page-in-words = Em palavras
web-page-last = Turno mais recente
web-page-light = Cores claras
web-page-map-help = Arraste para mover, use dois dedos ou as teclas + e − para ampliar, toque em qualquer coisa para ver a explicação.
web-page-newer = Há um turno mais recente.
web-page-next = Próximo turno
web-page-no-answer = O bot não está respondendo. A página vai tentar de novo sozinha.
web-page-no-connection = Sem conexão. A página continua sozinha quando você estiver online.
web-page-nothing = Ainda não aconteceu nada.
web-page-now = Agora:
web-page-places = O que há na imagem
web-page-play = Reproduzir turnos
web-page-ruling = Como se aplica:
web-page-script = Esta página precisa de JavaScript.
web-page-stop = Parar
web-page-turns = Turno
web-page-view = Vista
web-page-zoom-in = Ampliar
web-page-zoom-out = Reduzir
me-browsers =
    { $count ->
        [one] Suas mesas estão abertas em { $count } navegador
       *[other] Suas mesas estão abertas em { $count } navegadores
    }, desde <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Fechar todos
me-browsers-closed = Todos os navegadores foram desconectados. Para abrir uma mesa de novo, use “Abrir no navegador”.
