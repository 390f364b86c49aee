import type { LiveRoomProps } from './live-room';

const slide = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><rect width="960" height="540" fill="#f6f1e7"/><circle cx="832" cy="104" r="52" fill="#f6b93b"/><text x="64" y="110" font-family="sans-serif" font-size="52" font-weight="700" fill="#13241b">${text}</text><rect x="64" y="386" width="480" height="94" rx="8" fill="#0b5d59"/><rect x="64" y="310" width="480" height="66" rx="8" fill="#8f6633"/><rect x="64" y="246" width="480" height="54" rx="8" fill="#f6b93b"/></svg>`,
  )}`;

export const NOW = Date.parse('2026-11-24T14:12:00.000Z');

export const people: LiveRoomProps['people'] = [
  { id: 'p1', name: 'Wanjiku Kamau', role: 'host', me: false, microphone: true, speaking: true },
  { id: 'p2', name: 'Peter Mwangi', role: 'captioner', me: false, microphone: false, speaking: false },
  {
    id: 'p3',
    name: 'Naserian Lekishon',
    role: 'learner',
    me: false,
    microphone: false,
    speaking: false,
    handAt: '2026-11-24T14:09:00.000Z',
  },
  {
    id: 'p4',
    name: 'Achieng Odhiambo',
    role: 'learner',
    me: true,
    microphone: false,
    speaking: false,
    handAt: '2026-11-24T14:11:00.000Z',
  },
  { id: 'p5', name: 'Brian Otieno', role: 'learner', me: false, microphone: false, speaking: false },
  { id: 'p6', name: 'Zawadi Mwende', role: 'learner', me: false, microphone: false, speaking: false },
];

export const slides: LiveRoomProps['slides'] = [
  { id: 's1', src: slide('Prices that work'), alt: 'Prices that work: the title of this class.' },
  {
    id: 's2',
    src: slide('What is in a price?'),
    alt: 'Three stacked blocks make a price. What it cost, 60. Rent and work, 15. Profit, 10. Together 85 shillings for a loaf.',
  },
  { id: 's3', src: slide('Your turn'), alt: 'Your turn: put a price on a bar of soap.' },
];

export const captions: LiveRoomProps['captions'] = [
  { id: 'c1', text: 'Welcome, everybody.' },
  { id: 'c2', text: 'Brian asked why one loaf costs 85 and not 65. Look at the three blocks.' },
  {
    id: 'c3',
    text: 'So if the loaf cost you sixty and you sell it at sixty-five, who pays your rent? Naserian, what do you think?',
  },
];

export const messages: LiveRoomProps['messages'] = [
  {
    id: 'm1',
    name: 'Brian Otieno',
    me: false,
    text: 'Is rent the same for each loaf?',
    at: '2026-11-24T14:10:00.000Z',
  },
  {
    id: 'm2',
    name: 'Zawadi Mwende',
    me: false,
    text: 'Asante, now I see it.',
    at: '2026-11-24T14:11:00.000Z',
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
