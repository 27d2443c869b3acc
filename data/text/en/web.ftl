### The page of a table in the browser

button-web = Open in Browser
button-open-page = Open Page
web-link = { $table } in your browser: zoom in, tap anything to see what it does, and step through the turns. This link is for you alone and works once, within 10 minutes.
error-no-pages = This bot does not offer pages in the browser.
error-no-pages-here = The managers of this server have turned off pages in the browser.
web-open-as = Open { $table } as { $who }?
web-open = Open { $table }?
web-button-open = Open
web-ended-early = Ended early · { $headline }
web-error-link = This link no longer works. Press “Open in Browser” in Discord for a new one.
web-error-request = This request could not be read. Reload the page.
web-error-fast = That was very fast. Wait a moment, then try again.
web-error-drawing = The picture could not be drawn. Try again in a few seconds.
web-error-bug = Something went wrong. Try again; if it happens again, tell the operator of this bot.
web-page-answer = You are asked · Answer in Discord
web-page-back = Previous turn
web-page-close = Close
web-page-copied = Link copied.
web-page-dark = Dark colors
web-page-discord = Open in Discord
web-page-elsewhere = Not in this picture
web-page-find = Find …
web-page-gone = A turn was taken back. This is the newest one.
web-page-in-words = As text
web-page-light = Light colors
web-page-map-help = Scroll to move. Pinch, or press + and −, to zoom. Tap anything to see what it is.
web-page-newer = There is a newer turn.
web-page-next = Next turn
web-page-no-answer = The bot is not answering right now. The page tries again by itself.
web-page-no-connection = You are offline. The page continues by itself when the connection is back.
web-page-nothing = Nothing has happened yet.
web-page-now = Now:
web-page-places = In this picture
web-page-play = Play the turns
web-page-ruling = How it is applied
web-page-script = This page needs JavaScript.
web-page-share = Share this turn
web-page-sign-in = Sign in from Discord: open any picture there and press “Open in Browser” below it. This page then opens by itself.
web-page-stop = Stop
web-page-taller = Larger card
web-page-turn-by-turn = Turn by turn
web-page-turns = Turn
web-page-view = View
web-page-your-turn = Your turn · Take it in Discord
web-page-zoom-in = Zoom in
web-page-zoom-out = Zoom out
web-view-post = What changed
me-browsers =
    { $count ->
        [one] Your tables are open in one browser
       *[other] Your tables are open in { $count } browsers
    }, since <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Close All
me-browsers-closed = Your tables are closed in all browsers. Press “Open in Browser” to open one again.
web-since-turn = Since your turn: { $count } turns
web-since-visit = Since your last visit: { $count } turns
web-turns = Turns { $first }–{ $turn } of { $turns }
