const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/**
 * Removes the endings of English plurals and verbs. Light: it never joins words of different meaning to gain a few
 * more matches.
 */
export function englishStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word;
  if (/ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^aius]s$/.test(stem)) stem = stem.slice(0, -1);
  const verb = /^(.{3,})(?:ing|ed)$/.exec(stem)?.[1];
  if (verb !== undefined && VOWEL.test(verb)) stem = verb.replace(DOUBLED, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
