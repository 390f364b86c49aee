/**
 * What people write who think of hurting themselves, in English and Kiswahili. Each phrase names the writer, or has no
 * other meaning, so that "kill a process" and "my plants want to die" are questions like others.
 */
const PHRASES: readonly RegExp[] = [
  /\bkill(?:ing)? my ?self\b|\bend(?:ing)? (?:my (?:own )?life|it all)\b|\btak(?:e|ing) my (?:own )?life\b/,
  /\b(?:hurt|hurting|harm|harming|cut|cutting|hang|hanging|drown|drowning|poison|poisoning|shoot|shooting) my ?self\b(?! (?:an?|some|another) )/,
  /\bsuicid(?:e|al)\b|\bself[- ]?harm/,
  /\bi (?:just |really |only )?(?:want|wanna|wish|need|would like|hope)(?: to| i could)? die\b|\bi wish i (?:was|were) (?:dead|never born)\b/,
  /\bi (?:do not|dont|don t|no longer|cannot|cant|can t) want to (?:live|be alive|exist|wake up)\b|\bi no longer want to live\b/,
  /\b(?:no|any) reason (?:for me )?to (?:live|go on living)\b|\b(?:life is|my life is) not worth living\b/,
  /\bbetter off (?:dead|without me)\b|\bi cannot go on living\b|\bi can t go on living\b|\bi cant go on living\b/,
  /\b(?:ku|ni|nita|nina|na|nime|nitaka)jiu(?:a|e|wa)\b|\bkujitoa (?:uhai|roho)\b|\b(?:nita|nina|na|ni)jitoa (?:uhai|roho)\b/,
  /\b(?:ku|ni|nita|nina|na)ji(?:dhuru|umiza|nyonga|katakata)\b/,
  /\b(?:nataka|ninataka|natamani|ninatamani|heri|afadhali|bora) (?:kufa|nife|ningekufa)\b|\bsitaki (?:tena )?kuishi\b|\bsitamani kuishi\b/,
  /\bnimechoka (?:na maisha|kuishi)\b|\bmaisha (?:yangu )?hayana maana\b|\bsina sababu ya kuishi\b/,
];

/** Whether a text sounds as if its writer thinks of hurting themselves (spec 13.21). */
export function soundsLikeDistress(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}]/gu, '')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ');
  return PHRASES.some((phrase) => phrase.test(plain));
}
