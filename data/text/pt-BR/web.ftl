### A página de uma mesa no navegador

button-web = Abrir no navegador
button-open-page = Abrir página
web-link = { $table } no navegador: amplie, toque em qualquer coisa para ver o que faz e percorra os turnos. O link é só para você e funciona uma vez, por 10 minutos.
error-no-pages = Este bot não oferece páginas no navegador.
error-no-pages-here = Quem administra este servidor desativou as páginas no navegador.
web-open-as = Abrir { $table } como { $who }?
web-open = Abrir { $table }?
web-button-open = Abrir
web-ended-early = Encerrada antes do fim · { $headline }
web-error-link = Este link não funciona mais. Clique em “Abrir no navegador” no Discord para receber um novo.
web-error-request = Não foi possível ler este pedido. Recarregue a página.
web-error-fast = Foi rápido demais. Espere um pouco e tente de novo.
web-error-drawing = Não foi possível desenhar a imagem. Tente de novo em alguns segundos.
web-error-bug = Algo deu errado. Tente de novo; se acontecer outra vez, avise quem hospeda o bot.
web-page-answer = Pergunta para você · Responda no Discord
web-page-back = Turno anterior
web-page-close = Fechar
web-page-copied = Link copiado.
web-page-dark = Cores escuras
web-page-discord = Abrir no Discord
web-page-elsewhere = Fora desta imagem
web-page-find = Procurar…
web-page-gone = Um turno foi desfeito. Este é o mais recente.
web-page-in-words = Em texto
web-page-light = Cores claras
web-page-map-help = Role para mover. Use dois dedos ou as teclas + e − para ampliar. Toque em qualquer coisa para ver o que é.
web-page-newer = Há um turno mais recente.
web-page-next = Próximo turno
web-page-no-answer = O bot não está respondendo agora. A página tenta de novo sozinha.
web-page-no-connection = Você está sem conexão. A página continua sozinha quando ela voltar.
web-page-nothing = Ainda não aconteceu nada.
web-page-now = Agora:
web-page-places = Nesta imagem
web-page-play = Reproduzir turnos
web-page-ruling = Como se aplica
web-page-script = Esta página precisa de JavaScript.
web-page-share = Compartilhar este turno
web-page-sign-in = Entre pelo Discord: abra qualquer imagem lá e clique em “Abrir no navegador” abaixo dela. Depois, esta página abre sozinha.
web-page-stop = Parar
web-page-taller = Cartão maior
web-page-turn-by-turn = Turno a turno
web-page-turns = Turno
web-page-view = Vista
web-page-your-turn = É a sua vez · Jogue no Discord
web-page-zoom-in = Ampliar
web-page-zoom-out = Reduzir
web-view-post = O que mudou
me-browsers =
    { $count ->
        [one] Suas mesas estão abertas em { $count } navegador
       *[other] Suas mesas estão abertas em { $count } navegadores
    }, desde <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Fechar todos
me-browsers-closed = Suas mesas foram fechadas em todos os navegadores. Para abrir uma de novo, clique em “Abrir no navegador”.
web-since-turn = Desde o seu turno: { $count } turnos
web-since-visit = Desde a última visita: { $count } turnos
web-turns = Turnos { $first }–{ $turn } de { $turns }
