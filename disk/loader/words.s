; The messages of the loader: French first, then English. The firmware's font has no accents, so the French
; words are chosen to need none.
;
; Bytes: 281

	.module words
	.area _CODE

say_missing::
	.ascii	" : fichier introuvable."
	.db	13, 10, 10
	.ascii	"This file is not there."
	.db	0
say_damaged::
	.ascii	" : fichier illisible."
	.db	13, 10, 10
	.ascii	"This file is damaged."
	.db	0
say_silent::
	.ascii	" : pas de disquette ?"
	.db	13, 10, 10
	.ascii	"This file cannot be read: no disc?"
	.db	0
say_again::
	.db	31, 1, 14
	.ascii	"Une touche : nouvel essai."
	.db	13, 10, 10
	.ascii	"Press a key to try again."
	.db	0
say_without::
	.db	31, 1, 14
	.ascii	"Une touche : sans ce fichier."
	.db	13, 10, 10
	.ascii	"Press a key to go on without it."
	.db	0
