# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Play the deal of the day, the same game for everybody.
cli-daily-more =
    You play it once, against a level of the computer, without hints and without taking back. It is saved
    after every move; the same command goes on with it. It is the game that the page has.
cli-option-daily-setting = the side of the boards and the number of players; all but coloured-2 change every Monday (default: coloured-2)
cli-option-daily-date = the deal of that day, such as 2026-11-18
deal-strict = The deal of the day is played as it comes: no hints, nothing taken back, and its file stays where it is.
deal-not-yet = the deal of { $date } has not come yet
deal-before-first = there was no deal of the day before { $date }
deal-damaged = { $file }: this is no game of the deal of { $date }
deal-finished-already = You have finished this deal.
