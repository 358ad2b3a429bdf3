# The packer: bytes in, fewer bytes out, unpacked on the CPC by src/platform/cpc/video_unpack.s.
INCLUDES_src/platform/host/pack := src/platform/host/pack
