import type { SignedIn, TestServer } from './support/server';

export const KB = 1024;
export const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / part.length));

export const previewAs = (server: TestServer, as: SignedIn, markdown: string) =>
  server.call('POST', '/instructor/preview', { as, body: { markdown } });

const LINE = 'Line 3 has more than 50,000 characters.';
const PARAGRAPH = 'Line 3 starts a paragraph of more than 20,000 characters: split it.';

/** Texts after an introduction that are refused, each with its sentence. */
export const TOO_LONG: [name: string, text: string, sentence: string][] = [
  ['100 KB of ~~a~b', fill('~~a~b', 100 * KB), LINE],
  ['199,000 characters of ~~a~b, one on each line', fill('~~a~b\n', 199_000), PARAGRAPH],
  ['40 KB of [a](<b', fill('[a](<b', 40 * KB), PARAGRAPH],
  ['40 KB of emphasis marks', fill('*_', 40 * KB), PARAGRAPH],
];

/** Takes much longer than the 2 seconds of processor time that a text may take. */
export const MANY_PARAGRAPHS = `Intro.\n\n${`${fill('*a_ ', 19_000)}\n\n`.repeat(10)}`;
