/** Threats and insults against people, in English and Kiswahili. Short on purpose: a person reads what is flagged. */
const PHRASES: readonly RegExp[] = [
  /\b(?:i(?:'|’)?(?:ll| will| am going to)|gonna|want to) (?:kill|rape|beat up|stab|shoot) (?:you|him|her|them|my (?:teacher|instructor|wife|husband|classmate))\b/i,
  /\bfuck (?:you|off)\b|\byou (?:stupid |fucking )?(?:bitch|bastard|whore)\b|\bsend (?:me )?nudes?\b/i,
  /\b(?:nita|tuta)(?:ku|m|wa)(?:ua|baka|piga risasi|choma kisu)\b|\b(?:malaya|mbwa) wewe\b/i,
];

export const isAbusive = (text: string): boolean => PHRASES.some((phrase) => phrase.test(text));
