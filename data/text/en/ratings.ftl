### Rated games, ratings and the leaderboard of a server.

parameter-leaderboard = Show this server's leaderboard of rated games
button-leaderboard = Leaderboard
parameter-leaderboard-remove = Managers: take this person off the leaderboard
parameter-leaderboard-restore = Managers: let this person be listed again

lobby-rated = Rated: counts if everyone who plays has turned on rated games in /settings.
lobby-rated-suggestions = ⚠️ Rated with suggestions: players can have their turns suggested by a computer player.
options-rated-no = Rated game: no
options-rated-yes = Rated game: yes
act-rated = 📈 This game is rated.
act-not-rated = Not rated: not everyone here plays rated games.
act-not-rated-alone = Not rated: a rated game needs at least two people.
act-unrated = { $act } From now on, this game is not rated.
error-rated-direct = Rated games can only be played on a server.

settings-rated-on =
    Rated games: yes
    -# Rated tables count for your rating if everyone there plays rated games
settings-rated-off = Rated games: no
settings-listed-on =
    Leaderboards: shown once you have enough rated games
    -# Your name, rating and number of rated games are shown on your servers
settings-listed-off = Leaderboards: not shown
button-rated-on = Turn On
button-rated-off = Turn Off
button-listed-on = Show Me
button-listed-off = Hide Me
done-ratings = Your choices about ratings are saved.

rating-firm = { $rating }
rating-about = about { $rating }
rating-own = 📈 { $game } on this server: **{ $rating }** after { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
} ({ $gained })
rating-own-about = 📈 { $game } on this server: **{ $rating }** after { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
} ({ $gained }). It is firm after { $firm } games.

leaderboard-heading = ### { $game }: leaderboard of this server
leaderboard-line = { $place }\. **{ $who }** { $rating } ({ $count ->
    [one] { $count } game
   *[other] { $count } games
})
leaderboard-empty = No one is listed yet.
leaderboard-how = -# To be listed: turn on both entries under **Ratings** in /settings, then play { $games } rated games and meet { $people } different people in them. Between the same two people, 10 games a month count. Whoever leaves a game is placed last.
leaderboard-csv = The leaderboard as a spreadsheet.
button-post-here = Post Here
done-leaderboard-removed = { $who } no longer appears on this server's leaderboards.
done-leaderboard-restored = { $who } can appear on this server's leaderboards again.
error-leaderboard-server = Each server has its own leaderboard. Use the command there.
error-leaderboard-manager = Only a server manager can do that. The list you see is visible to you only.

## Canceling a rated game

ask-cancel-rated = It will count for no one's rating.
ask-resign-rated = Resign from **{ $table }**? The game ends, you come last, and it counts for your rating.
act-resigned-over = { $who } resigned, which ends this rated game.
done-resigned-over = You have resigned. The game is over.
ask-cancel-consent = The game is rated, so everyone has to agree within 24 hours: { $names }.
done-request-cancel = The others have been asked in the channel. If they all agree, the game will be canceled.
request-ask-cancel = 🛑 { $who } asks to cancel this rated game. It would count for no one's rating.
request-agreed-cancel = ✅ Everyone agreed. The game is canceled.
error-resume-rated = In a rated game, a pause ends by itself. Moves can still be made.
error-offer-all-rated = In a rated game, a seat is not offered to everyone. /host replace offers it to a player if the others agree.
done-request-rated = The others have been asked in the channel. It is done as soon as they all agree.
request-ask-seat = 🪑 { $who } asks to give the seat of { $old } to { $new }. After that, this game is no longer rated.
request-ask-clock = ⏱️ This game is rated, so everyone has to agree to this change: { $act }
request-agreed-seat = ✅ Everyone agreed.
error-ask-again = The others have just been asked. Ask again after the next turn.
