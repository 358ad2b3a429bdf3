; The messages of the loader where the disc cannot be used at all: French first, then English, without accents.
;
; Bytes: 171

	.module words_wake
	.area _CODE

say_memory::
	.ascii	"Pas assez de RAM : retirez des ROM."
	.db	13, 10, 10
	.ascii	"Not enough RAM: remove some ROMs."
	.db	0
say_no_disc::
	.ascii	"Pas de lecteur (AMSDOS)."
	.db	13, 10, 10
	.ascii	"No disc drive (AMSDOS)."
	.db	0
say_basic::
	.db	31, 1, 14
	.ascii	"Une touche : BASIC."
	.db	13, 10, 10
	.ascii	"Press a key for BASIC."
	.db	0
