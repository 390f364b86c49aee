import { parseVtt } from '../parse-vtt';

/** Our own clip for stories: 24 seconds in which three shelves fill, drawn by make-samples.sh. */
export const clip = {
  p180: new URL('./counting-stock-180.webm', import.meta.url).href,
  p90: new URL('./counting-stock-90.webm', import.meta.url).href,
  sound: new URL('./counting-stock.ogg', import.meta.url).href,
  seconds: 24,
};

const english = `WEBVTT

00:00.000 --> 00:03.000
<v Amina>We begin at the top shelf, and always on the left.

00:03.000 --> 00:06.000
<v Otieno>Four packets of unga, five, six.

00:06.000 --> 00:09.000
<v Amina>Say each number aloud. A number that you only think is soon forgotten.

00:09.000 --> 00:12.000
<v Otieno>Second shelf: sugar. One, two, three.

00:12.000 --> 00:15.000
<v Amina>Look behind the first row before you write anything down.

00:15.000 --> 00:18.000
<v Otieno>Bottom shelf. Cooking fat, twelve tins.

00:18.000 --> 00:21.000
<v Amina>Now count again, from the bottom up.

00:21.000 --> 00:24.000
<v Amina>Two counts that agree are worth one signature.
`;

const kiswahili = `WEBVTT

00:00.000 --> 00:03.000
<v Amina>Tunaanza rafu ya juu, na kila mara upande wa kushoto.

00:03.000 --> 00:06.000
<v Otieno>Pakiti nne za unga, tano, sita.

00:06.000 --> 00:24.000
<v Amina>Taja kila namba kwa sauti.
`;

const described = `WEBVTT

00:00.500 --> 00:02.000
Three empty shelves in a small shop.

00:08.000 --> 00:10.000
The top shelf is full: six yellow packets.
`;

const file = (vtt: string) => `data:text/vtt;charset=utf-8,${encodeURIComponent(vtt)}`;

export const captions = {
  english: { src: file(english), language: 'en', label: 'English', kind: 'captions' },
  kiswahili: { src: file(kiswahili), language: 'sw', label: 'Kiswahili', kind: 'captions' },
  descriptions: { src: file(described), language: 'en', label: 'English', kind: 'descriptions' },
} as const;

export const cues = parseVtt(english);

/** A lecture of an hour, a line every four seconds. */
export const longCues = Array.from({ length: 900 }, (_, line) => {
  const said = cues[line % cues.length] as (typeof cues)[number];
  return { ...said, start: line * 4, end: line * 4 + 4 };
});
