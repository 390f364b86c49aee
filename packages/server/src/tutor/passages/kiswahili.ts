/**
 * Stems of Kiswahili words, whose endings stay while the beginning changes: "ninapanda", "kupanda" and "pandeni" are
 * forms of "panda". Light, as for English: what is cut is the same in lessons and in questions, so a stem need not be a
 * word, and irregular forms ("mwaka", "miaka") stay apart.
 */

/** Subject, tense and a relative before the verb: "ni-na-penda", "ha-wa-ta-lipa", "hu-panda", "a-na-ye-uza", "na-weza". */
const FINITE =
  /^(?:(?:(?:ha|si)?(?:ni|tu|mu|wa|ya|ki|vi|li|zi|ku|pa|[uami])|si)(?:na|li|ta|me|ka|ki|ja|nge|ngali)|hu|na)(?:ye|yo|lo|zo|cho|vyo)?([a-z]{2,}[aeiu])$/;
/** Without a tense: "ni-pand-e", "si-wez-i", "ha-tu-pand-i". */
const SUBJUNCTIVE = /^(?:ni|tu|wa|[uam])([a-z]{3,}e)$/;
const NEGATIVE = /^(?:si|ha(?:tu|wa|ya|ki|vi|li|zi|[umi])?)([a-z]{3,}i)$/;
/** "ku-panda", "kuto-panda"; before a vowel "kw-enda". */
const INFINITIVE = /^(?:kuto|ku|kw(?=[aeo]))([a-z]{2,}[aeiu])$/;
/** Of classes of nouns, and of objects before a verb: "m-kulima", "wa-kulima", "ki-tabu", "ku-m-saidia", "ku-ji-funza". */
const PREFIX = /^(?:mwa|wa|mi|ma|vi|ki|ji|mu|m)(?=[a-z]{3})/;
/** Where something is: "shamba-ni". */
const PLACE = /^([a-z]{3,}[aeiou])ni$/;
/** Of a verb that causes something: "anz-ish-a". */
const CAUSING = /^([a-z]{3,})(?:[ie]sh|[ie]z)$/;
/** Passive, and for somebody: "pand-w-a", "pand-i-a", "rudish-iw-a". */
const ENDING = /^([a-z]{2,}[^aeiouw])(?:[ie]?w|[ie])$/;

/**
 * The part that the forms of a Kiswahili word share.
 * @param word lower case, without diacritics
 */
export function kiswahiliStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word.replace(/^(?=.{7})(.*)je$/, '$1').replace(/^mwana(?=[a-z]{3})/, 'wana');
  for (let place = PLACE.exec(stem); place; place = PLACE.exec(stem)) stem = place[1] ?? stem;
  const verb = [FINITE, INFINITIVE, SUBJUNCTIVE, NEGATIVE].find((form) => form.test(stem));
  stem = verb?.exec(stem)?.[1] ?? stem;
  stem = stem.replace(PREFIX, '');
  if (stem.length < 4) return stem;
  stem = stem.replace(/[aeiou]$/, '');
  stem = ENDING.exec(stem)?.[1] ?? stem;
  return CAUSING.exec(stem)?.[1] ?? stem;
}
