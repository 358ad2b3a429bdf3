# The menu of a disc with several games. What other programs have as files, its picture and its languages, is in it.
include disk/menu/game.mk
INCLUDES_disk/menu := disk/menu $(UI)
$(eval $(call game,menu))

# bytes_of(file): as C wants them in an array
bytes_of = od -An -v -tx1 $(1) | sed 's/ \(..\)/0x\1$(comma)/g'
GENERATED += $(menu.gen)/inside.made
$(menu.gen)/inside.made: $(menu.gen)/words.made $(menu.gen)/pictures.made
	$(call generate,made,$(foreach l,$(menu.words_made),{ echo { && $(call bytes_of,$l) && echo }$(comma); } >>$@.new/languages.inc &&) $(call bytes_of,$(menu.gen)/menu.pack) >$@.new/picture.inc)
