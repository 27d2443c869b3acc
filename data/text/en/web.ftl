### The page of a table in the browser

button-web = Open in Browser
button-open-page = Open Page
web-link = { $table } in your browser: zoom in, tap anything to have it explained, and walk through the turns. This link is for you alone. It works once, within 10 minutes.
error-no-pages = This bot has no pages for the browser.
error-no-pages-here = The managers of this server have turned off pages in the browser.
web-open-as = Open { $table } as { $who }?
web-open = Open { $table }?
web-button-open = Open
web-error-link = This link no longer works. Press “Open in Browser” in Discord to get a new one.
web-error-request = This request could not be read. Reload the page.
web-error-fast = That was very fast. Wait a moment, then try again.
web-error-drawing = The picture could not be drawn. Try again in a few seconds.
web-error-bug = Something went wrong. Try again; if it happens again, tell whoever hosts the bot.
web-page-back = Turn before
web-page-close = Close
web-page-dark = Dark colors
web-page-find = Find …
web-page-first = First turn
web-page-gone = A turn was taken back. This is the newest one.
web-page-in-words = In words
web-page-last = Newest turn
web-page-light = Light colors
web-page-map-help = Drag to move, pinch or press + and − to zoom, tap anything to have it explained.
web-page-newer = There is a newer turn.
web-page-next = Next turn
web-page-no-answer = The bot does not answer at the moment. The page tries again by itself.
web-page-no-connection = There is no connection. The page continues by itself when you are online.
web-page-nothing = Nothing happened yet.
web-page-now = Now:
web-page-places = What is on the picture
web-page-play = Play the turns
web-page-ruling = How it is applied:
web-page-script = This page needs JavaScript.
web-page-stop = Stop
web-page-turns = Turn
web-page-view = View
web-page-zoom-in = Zoom in
web-page-zoom-out = Zoom out
me-browsers =
    { $count ->
        [one] Your tables are open in one browser
       *[other] Your tables are open in { $count } browsers
    }, since <t:{ NUMBER($since, useGrouping: 0) }:d>.
button-me-browsers = Close All
me-browsers-closed = All browsers are closed. Press “Open in Browser” to open a table again.
