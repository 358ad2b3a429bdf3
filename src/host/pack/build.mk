# The packer: bytes in, fewer bytes out, unpacked on the CPC by src/cpc/video_unpack.s.
INCLUDES_src/host/pack := src/host/pack
