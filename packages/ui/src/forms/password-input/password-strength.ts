/** Password strength: 0 too short, 1 easy to guess, 2 fair, 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

/** Minimum length of a password. */
const SHORTEST = 8;
/** Bits of guessing work. An attacker with a leaked list of strong hashes tries about 2^45 guesses in a month. */
const FAIR = 36;
const STRONG = 52;

/** Common passwords in Kenya and elsewhere; longer ones first, so that they match as a whole. */
const COMMON = [
  'harambee stars',
  'administrator',
  'nairobi county',
  'hakunamatata',
  'gormahia',
  'password',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'whatever',
  'mombasa',
  'kenyatta',
  'safaricom',
  'mpesa',
  'm-pesa',
  'harambee',
  'kisumu',
  'nakuru',
  'eldoret',
  'nairobi',
  'kenya',
  'digiken',
  'student',
  'teacher',
  'mwalimu',
  'mwanafunzi',
  'jambo',
  'habari',
  'karibu',
  'asante',
  'mungu',
  'yesu',
  'jesus',
  'arsenal',
  'chelsea',
  'manchester',
  'liverpool',
  'welcome',
  'letmein',
  'qwerty',
  'monkey',
  'dragon',
  'master',
  'shadow',
  'michael',
  'secret',
  'admin',
  'login',
  'hello',
  'simba',
  'kipchoge',
  'odinga',
  'ruto',
  'obama',
  'love',
  'pass',
  'user',
  'test',
  'abc',
  '254',
].sort((item, other) => other.length - item.length);

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890', 'abcdefghijklmnopqrstuvwxyz'];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

/** Common character substitutions. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const plain = (text: string) => [...text].map((sign) => LOOKALIKES[sign] ?? sign).join('');

function runAt(text: string, at: number): number {
  let longest = 0;
  for (const run of RUNS) {
    const from = run.indexOf(text.charAt(at));
    if (from < 0) continue;
    let length = 1;
    while (text[at + length] !== undefined && text[at + length] === run[from + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function commonAt(text: string, at: number): number {
  return (
    COMMON.find((word) => text.startsWith(word, at) || plain(text.slice(at, at + word.length)) === word)
      ?.length ?? 0
  );
}

function repeatAt(text: string, at: number): number {
  let length = 1;
  while (text[at + length] === text[at]) length += 1;
  return length;
}

/** Has this part occurred before? At least three characters, e.g. the second half of "matatumatatu". */
function echoAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && text.slice(0, at).includes(text.slice(at, at + length + 1)))
    length += 1;
  return length;
}

function bitsOf(sign: string): number {
  if (/\d/.test(sign)) return 3.3;
  if (/[a-z]/.test(sign)) return 4.1;
  if (/\s/.test(sign)) return 2;
  return 5;
}

/** Estimated entropy in bits, from length, common words, keyboard and letter sequences, repetition and years. */
function guessingBits(password: string): number {
  const text = password.toLowerCase();
  let bits = 0;
  for (let at = 0; at < text.length; ) {
    const pieces: [length: number, bits: number][] = [
      [commonAt(text, at), 6],
      [/^(19|20)\d\d/.test(text.slice(at)) ? 4 : 0, 6],
      [runAt(text, at), 5],
      [repeatAt(text, at), 4],
      [echoAt(text, at), 2],
    ];
    const [length, cost] = pieces
      .filter(([found]) => found >= 3)
      .reduce((best, piece) => (piece[0] > best[0] ? piece : best), [1, bitsOf(text.charAt(at))]);
    bits += cost;
    at += length;
  }
  // Capitals count a little, and least at common positions.
  return bits + (/^.+\p{Lu}/su.test(password) ? 3 : 0);
}

/**
 * Estimates how hard a password is to guess. Length decides; no character class is required, and nothing is rejected
 * here, because only the server validates.
 */
export function passwordStrength(password: string): Strength {
  if (password.length < SHORTEST) return 0;
  const bits = guessingBits(password);
  if (bits < FAIR) return 1;
  return bits < STRONG ? 2 : 3;
}
