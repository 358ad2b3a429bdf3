# The packer: bytes in, fewer bytes out, unpacked on the CPC by src/cpc/video_unpack.s.
INCLUDES_tools/pack := tools/pack
PACK_SOURCES := tools/pack/pack.c
