import { expect, it } from 'vitest';
import { qualitiesOf } from './qualities';

it('groups sources by height, whatever their file types, and audio separately', () => {
  const choices = qualitiesOf([
    { src: '720.webm', type: 'video/webm', height: 720, bytes: 24_000_000 },
    { src: '720.mp4', type: 'video/mp4', height: 720, bytes: 30_000_000 },
    { src: '240.webm', type: 'video/webm', height: 240, bytes: 6_000_000 },
    { src: 'sound.ogg', type: 'audio/ogg', bytes: 1_000_000 },
  ]);
  expect(choices.map(({ kind, height, bytes }) => [kind, height, bytes])).toEqual([
    ['video', 720, 24_000_000],
    ['video', 240, 6_000_000],
    ['audio', undefined, 1_000_000],
  ]);
  expect(choices[0]?.sources.map(({ src }) => src)).toEqual(['720.webm', '720.mp4']);
});

it('distinguishes two files of one type without labels', () => {
  const choices = qualitiesOf([
    { src: 'a.mp4', type: 'video/mp4' },
    { src: 'b.mp4', type: 'video/mp4' },
  ]);
  expect(choices).toHaveLength(2);
});
