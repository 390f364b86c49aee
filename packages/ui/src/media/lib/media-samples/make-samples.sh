#!/bin/sh
# Draws the clip of the media stories: three shelves that fill, with a note for each packet.
# Needs ffmpeg. Run it in this folder, then commit its output. Tests do not need it.
set -eu

boxes=''
at=2
for shelf in 40 90 140; do
  for place in 30 70 110 150 190 230; do
    boxes="$boxes,drawbox=x=$place:y=$((shelf - 24)):w=28:h=24:color=0xE9B44C:t=fill:enable='gte(t,$at)'"
    at=$((at + 1))
  done
done
shelves=$(for y in 40 90 140; do printf ",drawbox=x=20:y=%s:w=280:h=4:color=0xF3EBDD:t=fill" "$y"; done)

picture="color=c=0x14231B:s=320x180:r=4:d=24$shelves$boxes"
sound="aevalsrc='0.08*sin(2*PI*t*(220+20*floor(t)))*exp(-3*mod(t,1))':s=16000:d=24"
quiet='-hide_banner -loglevel error -y'
plain='-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'

ffmpeg $quiet -f lavfi -i "$picture" -f lavfi -i "$sound" \
  -c:v libvpx-vp9 -b:v 0 -crf 50 -g 40 -c:a libopus -b:a 6k $plain counting-stock-180.webm
ffmpeg $quiet -f lavfi -i "$picture" -f lavfi -i "$sound" -vf scale=160:90 \
  -c:v libvpx-vp9 -b:v 0 -crf 60 -g 96 -c:a libopus -b:a 6k $plain counting-stock-90.webm
ffmpeg $quiet -f lavfi -i "$sound" -c:a libopus -b:a 6k $plain counting-stock.ogg
