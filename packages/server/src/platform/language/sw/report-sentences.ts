import type { Sentences } from '../sentences';

/**
 * Sentences of reports about imported files that their code names by key, in English with their Kiswahili. `{name}`
 * stands for a value.
 */
export const REPORT_SENTENCES = {
  'Other captions in this language were taken.': 'Manukuu mengine ya lugha hii yalichukuliwa.',
  'The declarations of its document type were not used.':
    'Maelezo yaliyomo kwenye aina ya hati yake (DOCTYPE) hayakutumika.',
  'It is not {expected} text: it was read as Windows-1252.':
    'Si maandishi ya {expected}: yalisomwa kama Windows-1252.',
  'The front matter has a mistake here, so nothing of it was used.':
    'Mipangilio ya mwanzo wa faili (front matter) ina kosa hapa, kwa hiyo haikutumika.',
  'Not used from the front matter: {keys}.':
    'Hazikutumika kutoka kwenye mipangilio ya mwanzo wa faili (front matter): {keys}.',
  'The video “{title}” names no file or address.': 'Video “{title}” haina faili wala anwani.',
  'The video “{title}” is on another site: it became a link.':
    'Video “{title}” iko kwenye tovuti nyingine: imekuwa kiungo.',
  'The video “{title}” became a link: a lesson has one MP4 or WebM video of its own.':
    'Video “{title}” imekuwa kiungo: somo lina video moja ya MP4 au WebM ya kwake.',
  'Captions of a video on another site were left out: only its transcript in one language is shown.':
    'Manukuu ya video ya tovuti nyingine yaliachwa: nakala ya maandishi ya lugha moja pekee huonyeshwa.',
  'Captions were not taken as they stood: {reason}.': 'Manukuu yalibadilishwa yalipochukuliwa: {reason}.',
  'No caption of this file can be shown, so it was left out.':
    'Hakuna manukuu ya faili hii yanayoweza kuonyeshwa, kwa hiyo iliachwa.',
  'These captions are not in the archive.': 'Manukuu haya hayamo kwenye faili ya kozi.',
  'The text of “{title}” is not in the archive.': 'Maandishi ya “{title}” hayamo kwenye faili ya kozi.',
  'This part only works with its script, so it was left out.':
    'Kipande hiki hufanya kazi kwa skripti yake pekee, kwa hiyo kiliachwa.',
  'A block of the kind “{kind}” was left out, because its file {file} is damaged.':
    'Kijenzi cha aina “{kind}” kiliachwa, kwa sababu faili yake {file} imeharibika.',
  'A block of the kind “{kind}” is not in the archive.':
    'Kijenzi cha aina “{kind}” hakimo kwenye faili ya kozi.',
  'The condition of “{title}” was not taken: its content is always shown.':
    'Sharti la “{title}” halikuchukuliwa: maudhui yake huonyeshwa wakati wote.',
  '“{title}” draws {count} of its {all} questions: all of them were taken.':
    '“{title}” huchagua maswali {count} kati ya {all}: yote yalichukuliwa.',
  '“{title}” (a component of the kind “{kind}”) has no equal here and was left out.':
    '“{title}” (kijenzi cha aina “{kind}”) haina kinacholingana nayo hapa, kwa hiyo iliachwa.',
  '“{title}” is hidden from learners and was left out.': '“{title}” imefichwa wanafunzi, kwa hiyo iliachwa.',
  '“{title}” holds nothing that can be shown and was left out.':
    '“{title}” haina chochote kinachoweza kuonyeshwa, kwa hiyo iliachwa.',
  '“{title}” is a draft that was not published and was left out.':
    '“{title}” ni rasimu ambayo haikuchapishwa, kwa hiyo iliachwa.',
  '“{name}” is not valid, so the file was not used.': '“{name}” si sahihi, kwa hiyo faili haikutumika.',
  'Some questions could not be read, so the pictures were left out.':
    'Baadhi ya maswali hayakusomeka, kwa hiyo picha ziliachwa.',
  '“{title}” has no usable question and was left out.':
    '“{title}” haina swali linaloweza kutumika, kwa hiyo iliachwa.',
  '“{field}” is not valid, so the file was not used.': '“{field}” si sahihi, kwa hiyo faili haikutumika.',
  'It was left out: a part of its text is drawn at random.':
    'Liliachwa: sehemu ya maandishi yake huchaguliwa kwa bahati nasibu.',
  'It was left out: it is a text without a question.': 'Liliachwa: ni maandishi yasiyo na swali.',
  'Its hints were not taken.': 'Vidokezo vyake havikuchukuliwa.',
  'Feedback for groups of options was not taken.': 'Maoni ya makundi ya machaguo hayakuchukuliwa.',
  'Feedback for options that were not chosen was not taken.':
    'Maoni ya machaguo ambayo hayakuchaguliwa hayakuchukuliwa.',
  'Feedback for single wrong answers was not taken.':
    'Maoni ya majibu mahususi yasiyo sahihi hayakuchukuliwa.',
  '“{title}” is another arrangement of the same content and was left out.':
    '“{title}” ni mpangilio mwingine wa maudhui yaleyale, kwa hiyo iliachwa.',
  'A manifest inside the manifest was left out.': 'Orodha iliyo ndani ya orodha ya faili iliachwa.',
  '“{href}” is on another site, so it cannot be opened from here.':
    '“{href}” iko kwenye tovuti nyingine, kwa hiyo haiwezi kufunguliwa kutoka hapa.',
  '“{href}” is not in the package.': '“{href}” haimo kwenye kifurushi.',
  'What “{title}” requires first was not taken: lessons can be opened in any order.':
    'Masharti ya kufungua “{title}” hayakuchukuliwa: masomo yanaweza kufunguliwa kwa mpangilio wowote.',
  'The sequencing rules of “{title}” were not taken: lessons can be opened in any order.':
    'Kanuni za mpangilio za “{title}” hazikuchukuliwa: masomo yanaweza kufunguliwa kwa mpangilio wowote.',
} as const;

/** With blanks `{0}`, `{1}` …, as the other catalogues have them. */
export const reportSentences: Sentences = Object.fromEntries(
  Object.entries(REPORT_SENTENCES).map(([english, kiswahili]) => {
    const names = [...new Set([...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
    const numbered = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_whole, name: string) => `{${names.indexOf(name)}}`);
    return [numbered(english), numbered(kiswahili)];
  }),
);
