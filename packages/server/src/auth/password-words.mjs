/** Words that people here reach for first: the site, the country, its places and firms, greetings, faith and school. */
export const LOCAL = [
  'digiken kenya nairobi mombasa kisumu nakuru eldoret safaricom mpesa harambee jambo uhuru hakuna matata',
  'simba mungu yesu mama baba upendo furaha shule nyumbani wanjiku otieno',
].flatMap((line) => line.split(' '));

/** More of them, which are guessed once a year or a number stands behind them. */
const MORE = [
  'karibu karibuni habari asante asanteni sana pole poa sawa salama amani umoja tumaini imani baraka neema',
  'kenyan africa afrika tanzania uganda rwanda sudan somalia ethiopia eastafrica swahili kiswahili',
  'thika nyeri meru machakos kakamega kitale malindi lamu garissa naivasha kericho kiambu embu kilifi voi',
  'airtel telkom equity jumia matatu bodaboda chai ugali nyama choma',
  'elimu masomo somo kozi mwalimu mwanafunzi kitabu darasa student students teacher learner learning',
  'learn school course class college university password passw nenosiri siri welcome login admin user test demo',
  'digital online platform',
  'summer winter spring autumn fall season christmas easter holiday newyear krismasi pasaka sikukuu mwaka',
  'masika vuli kiangazi kipupwe mvua jua january february march april june july august september october',
  'november december januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba',
  'monday tuesday wednesday thursday friday saturday sunday jumatatu jumanne jumatano alhamisi ijumaa',
  'jumamosi jumapili',
].flatMap((line) => line.split(' '));

/** Usual substitutions; each sign stands for the letters. */
const LETTERS = new Map(
  Object.entries({
    ...{ '@': 'a', 4: 'a', '^': 'a', 8: 'b', '(': 'c', 3: 'e', '€': 'e', 6: 'g', 9: 'g' },
    ...{ 1: 'il', '!': 'il', '|': 'il', 0: 'o', 5: 's', $: 's', 7: 't', '+': 't', 2: 'z' },
  }),
);

/** The words that a text may stand for. */
function readings(text) {
  const one = (pick) => Array.from(text, (sign) => LETTERS.get(sign)?.at(pick) ?? sign).join('');
  return [one(0), one(-1)];
}

/** A word that is written several times is one. */
const once = (word) => /^(.+?)\1+$/u.exec(word)?.[1] ?? word;

/**
 * Whether a password is nothing but a word that attackers try first with digits and signs around it, in any case and
 * with usual substitutions: "Karibu2024", "K3ny@!", "2026-Digiken". With digits, also two words of this place.
 * @param {string} password
 * @param {{ common: ReadonlySet<string>, personal: readonly string[] }} known `common`: leaked passwords
 * @returns {boolean}
 */
export function isWordWithDigits(password, { common, personal }) {
  const local = new Set([
    ...LOCAL,
    ...MORE,
    ...personal.filter(({ length }) => length > 2).map((word) => word.toLowerCase()),
  ]);
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const isKnown = (word) => local.has(word) || (word.length > 3 && common.has(word));
  const areLocal = (word) => {
    const parts = word.split(/[^\p{L}]+/u).filter(Boolean);
    if (parts.length === 2) return parts.every((part) => local.has(part));
    return Array.from(word, (_, at) => at).some(
      (at) => local.has(word.slice(0, at)) && local.has(word.slice(at)),
    );
  };
  // Signs at an end are decoration, or letters of the word: "N@irob1".
  const [, before = '', , after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(plain) ?? [];
  const digits = /\d/u.test(before + after);
  for (let start = 0; start <= before.length; start += 1)
    for (let end = 0; end <= after.length; end += 1) {
      const core = plain.slice(start, plain.length - end);
      for (const word of readings(core).map(once))
        if (isKnown(word) || (digits && areLocal(word))) return true;
    }
  return false;
}
