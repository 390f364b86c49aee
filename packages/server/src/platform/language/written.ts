import { SMALL_WORDS } from './small-words';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Greetings, thanks, time and other everyday words of short lines, whose form does not tell or misleads. */
const EVERYDAY = {
  en: set(
    'able again away bye choose code come done else ever everyone fine free give gave go going gone good great hello help here hey hi hope idea language later like line little made make maybe more name never nice note now okay one once only page people place please same save see sorry sure take thank thanks time today tomorrow use used very welcome well were write yes yesterday',
  ),
  sw: set(
    'ahsante asante asanteni bado baadaye haya hapana hodi hujambo hatujambo jambo jana kesho keshokutwa kwaheri kumbe leo mambo marahaba mbona mzuri naam ndio ndiyo nzuri pole poa sawa shikamoo shwari sijambo tafadhali tena tayari vizuri wiki njema jema mwema salama hongera karibu karibuni usiku asubuhi jioni mchana kozi somo swali jibu moja mbili tatu nne tano sita saba nane tisa kumi',
  ),
};

const WORD = /[\p{L}\p{M}]+(?:['’‘][\p{L}\p{M}]+)*/gu;
/** Addresses and file names have no language. */
const NO_TEXT = /(?<!\S)\S*?(?:@|:\/\/)\S*|\b\w+(?:\.\w+)+\b/gu;
/** How much of a text is examined, in characters. */
const MOST = 5_000;
/** Longest word whose form is examined, in letters. */
const LONGEST = 24;

/** Each syllable of Kiswahili ends in a vowel; "m" and "n" may stand before a consonant. */
const OPEN_SYLLABLES =
  /^(?:(?:m(?=[^aeiouwy])|n(?=[dgjzyts]))?(?:ng'?|ny|ch|sh|th|dh|gh|kh|mb|[bcdfghjklmnprstvwyz])?[wy]?[aeiou])+$/;
/** Subject and tense of a verb, e.g. "ninawezaje", "tunatumia", "haitafungua", "nimepata". */
const VERB =
  /^(?:hu|(?:ha)?(?:ni|si|tu|mu|wa|ya|ki|vi|li|zi|ku|[muai])(?:na|ta|me|li|ka|ki|ja|nge|ku))\p{L}{3,}[aeiu]$/u;

/** Evidence of one word: above zero for English, below for Kiswahili. */
function weigh(found: string, first: boolean): number {
  // "A", "B" and "C" may be answers.
  if (/^[A-HJ-Z]$/.test(found)) return 0;
  const word = found.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/g, "'");
  const plain = word.replaceAll("'", '');
  const known = (language: 'en' | 'sw') => SMALL_WORDS[language].has(plain) || EVERYDAY[language].has(plain);
  const [english, kiswahili] = [known('en'), known('sw')];
  if (english || kiswahili) return 2 * (Number(english) - Number(kiswahili));
  // A capital letter inside a sentence begins a name, and several make an abbreviation.
  if (/\p{Lu}/u.test(first ? found.slice(1) : found)) return 0;
  // A name may also begin the sentence.
  return /^\p{Lu}/u.test(found) ? weighForm(word, plain) / 2 : weighForm(word, plain);
}

function weighForm(word: string, plain: string): number {
  // Both languages have "video".
  if (plain.length < 4 || plain.length > LONGEST || plain === 'video') return 0;
  // Loanwords of Kiswahili keep their consonants and end in a vowel: "programu".
  if (!OPEN_SYLLABLES.test(word)) return /[^aeiou]$|[qx]/.test(plain) ? 1 : 0;
  if (VERB.test(plain)) return -2;
  // English has words such as "made", "page" and "time".
  return plain.endsWith('e') ? -0.5 : -1;
}

/**
 * The language of what a person wrote: that of most of its words.
 * @returns undefined if the words do not tell, e.g. names, numbers and "OK"
 */
export function languageOfText(text: string): 'en' | 'sw' | undefined {
  let balance = 0;
  let last = -1;
  const readable = text.slice(0, MOST).replace(NO_TEXT, ' ');
  for (const { 0: found, index } of readable.matchAll(WORD)) {
    const first = last < 0 || /[.!?:\n]/.test(readable.slice(last, index));
    balance += weigh(found, first);
    last = index + found.length;
  }
  return balance >= 1 ? 'en' : balance <= -1 ? 'sw' : undefined;
}
