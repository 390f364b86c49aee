/** Articles, pronouns, prepositions, auxiliaries and question words of English. */
const ENGLISH =
  'a about after all also am an and any are as at be because been before being but by can cannot could did do does doing dont for from had has have having he her here hers him his how i if in into is isnt it its just me mine my no nor not of off on onto or our ours out over own she should so some such than that the their them then there these they this those to too up us was we were what when where which while who whom whose why will with would you your yours';

/** The same of Kiswahili. Words that are also nouns of lessons, e.g. "mtu", are kept. */
const KISWAHILI =
  'au ama baada basi bila cha hadi hata hapa hapo hao hii hili hilo hivi hivyo hiyo hizi hizo huku humo huo huu huyo huyu ila ili ipi iwapo je kabla kama kati katika kila kisha kuhusu kupitia kutoka kuwa kwa kwamba kwani kwenye la lake lakini langu lao lako lini lipi mimi mpaka na nani nao naye ni nini nyinyi pia sana sasa si sisi tu vya vile vipi wa wake wako wangu wao wapi wewe ya yake yako yangu yao ye yeye yule za zaidi zake zako zangu zao zipi gani jinsi namna kiasi iwe uwe ziwe viwe yawe liwe niwe tuwe';

/** Words that say little about a subject, in lower case without apostrophes. */
export const SMALL_WORDS: { readonly en: ReadonlySet<string>; readonly sw: ReadonlySet<string> } = {
  en: new Set(ENGLISH.split(' ')),
  sw: new Set(KISWAHILI.split(' ')),
};
