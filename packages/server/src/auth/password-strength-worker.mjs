// Runs in a worker thread: one estimate can take 100 ms, and loading the dictionaries takes a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { isWordWithDigits, LOCAL } from './password-words.mjs';

const COMMON = new Set(common['passwords-common']);

/** Characters that are rated. */
const MOST = 40;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, local: LOCAL },
  graphs: adjacencyGraphs,
  // Bounds of the work: the first 40 characters decide, and more substitutions find nothing more.
  maxLength: MOST,
  l33tMaxSubstitutions: 5,
});

/** The longest unit whose repetition is a pattern; a sentence said twice is not. */
const SHORT_UNIT = 4;

/** Is the match a keyboard row, a sequence or a short unit repeated? */
const isPattern = ({ pattern, baseToken }) =>
  pattern === 'sequence' || pattern === 'spatial' || (pattern === 'repeat' && baseToken.length <= SHORT_UNIT);

/**
 * @param {{ password: string, personal: string[] }} task `personal`: words an attacker knows, e.g. the name
 * @returns {{ score: number, trivial: boolean }} zxcvbn's score, 0 to 4; `trivial`: nothing but
 * repeated or sequential characters, or one well-known word with digits
 */
export default function estimate({ password, personal }) {
  const { score, sequence } = estimator.check(password, personal);
  const known = isWordWithDigits(password.slice(0, MOST), { common: COMMON, personal });
  return { score, trivial: known || sequence.every(isPattern) };
}
