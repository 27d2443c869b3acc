### Words about languages, what shows in every language, and the tables in words.

## Languages

language-en = English
language-pt-BR = Português (Brasil)
language-zh-TW = 繁體中文
language-pl = Polski
language-cs = Čeština
language-own = the language of my Discord

command-language = The language of this table's posts (host or managers)
command-user-language = The language of private answers and pictures
parameter-table-language = The language of the table's posts (nothing: that of the server)
parameter-user-language = Which language
done-table-language = The posts of this table are in { $language } now.
done-user-language = Private answers and pictures: { $language }.
error-no-such-language = There is no language “{ $name }”. Pick one from the list.
lobby-language = Language: { $language }
options-language = Language of the table

## The lobby

computer-name = Computer { $number }
computer-seat = { $name } ({ $kind })
option-is = { $option }: { $value }
