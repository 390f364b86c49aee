import type { LiveCaption, LiveMessage, LiveSeat, LiveSlide } from '@digiken/contract';
import type { LiveRoomProps } from './live-room';

const slide = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="#f6f1e7"/><circle cx="832" cy="104" r="52" fill="#f6b93b"/><text x="64" y="110" font-family="sans-serif" font-size="52" font-weight="700" fill="#13241b">${text}</text><rect x="64" y="386" width="480" height="94" rx="8" fill="#0b5d59"/><rect x="64" y="310" width="480" height="66" rx="8" fill="#8f6633"/><rect x="64" y="246" width="480" height="54" rx="8" fill="#f6b93b"/></svg>`,
  )}`;

export const NOW = Date.parse('2026-11-24T14:12:00.000Z');

/** A seat without a microphone. */
export const seat = (_id: string, name: string, role: LiveSeat['role']): LiveRoomProps['people'][number] => ({
  ...{ _id, name, role, avatar: null, state: 'in', muted: false, handAt: null, publications: [] },
  ...{ me: false, microphone: false, speaking: false },
});

export const people: LiveRoomProps['people'] = [
  { ...seat('p1', 'Wanjiku Kamau', 'host'), microphone: true, speaking: true },
  seat('p2', 'Peter Mwangi', 'captioner'),
  { ...seat('p3', 'Naserian Lekishon', 'learner'), handAt: '2026-11-24T14:09:00.000Z' },
  { ...seat('p4', 'Achieng Odhiambo', 'learner'), me: true, handAt: '2026-11-24T14:11:00.000Z' },
  seat('p5', 'Brian Otieno', 'learner'),
  seat('p6', 'Zawadi Mwende', 'learner'),
];

const slideOf = (_id: string, title: string, alt: string): LiveSlide => ({
  ...{ _id, alt, src: slide(title), smallSrc: null, width: 960, height: 540, bytes: 84_000 },
});

export const slides: LiveSlide[] = [
  slideOf('s1', 'Prices that work', 'Prices that work: the title of this class.'),
  slideOf(
    's2',
    'What is in a price?',
    'Three stacked blocks make a price. What it cost, 60. Rent and work, 15. Profit, 10. Together 85 shillings for a loaf.',
  ),
  slideOf('s3', 'Your turn', 'Your turn: put a price on a bar of soap.'),
];

const caption = (_id: string, text: string): LiveCaption => ({ _id, text, at: '2026-11-24T14:10:00.000Z' });

export const captions: LiveCaption[] = [
  caption('c1', 'Welcome, everybody.'),
  caption('c2', 'Brian asked why one loaf costs 85 and not 65. Look at the three blocks.'),
  caption(
    'c3',
    'So if the loaf cost you sixty and you sell it at sixty-five, who pays your rent? Naserian, what do you think?',
  ),
];

export const messages: LiveMessage[] = [
  {
    ...{ _id: 'm1', seatId: 'p5', name: 'Brian Otieno', at: '2026-11-24T14:10:00.000Z' },
    text: 'Is rent the same for each loaf?',
  },
  {
    ...{ _id: 'm2', seatId: 'p6', name: 'Zawadi Mwende', at: '2026-11-24T14:11:00.000Z' },
    text: 'Asante, now I see it.',
  },
];

/** A picture without a camera. Undefined where there is no canvas, e.g. on a server. */
export function fakeStream(): MediaStream | null {
  if (typeof document === 'undefined') return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#264536';
  context.fillRect(0, 0, 320, 180);
  context.fillStyle = '#7a4a2a';
  context.beginPath();
  context.arc(160, 96, 48, 0, 2 * Math.PI);
  context.fill();
  return canvas.captureStream(1);
}
