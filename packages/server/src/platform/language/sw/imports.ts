import type { Sentences } from '../sentences';

/** Why a file or a folder cannot be imported. */
export const imports: Sentences = {
  '{0}: “{1}” leads out of the archive.': '{0}: “{1}” inaelekeza nje ya faili ya kozi.',
  '{0}: “{1}” is not a name.': '{0}: “{1}” si jina.',
  '{0}: “{1}” lies more than {2} folders deep.': '{0}: “{1}” iko ndani ya folda zaidi ya {2}.',
  '{0}: “{1}” has a name of more than {2} bytes.': '{0}: “{1}” ina jina la baiti zaidi ya {2}.',
  '{0}: “{1}” is a link, which an archive may not hold.':
    '{0}: “{1}” ni kiungo, ambacho hakiruhusiwi kwenye faili ya kozi.',
  '{0}: “{1}” is a symbolic link, which an archive may not hold.':
    '{0}: “{1}” ni kiungo, ambacho hakiruhusiwi kwenye faili ya kozi.',
  '{0}: “{1}” is not a file.': '{0}: “{1}” si faili.',
  '{0}: “{1}” is encrypted: save the archive without a password.':
    '{0}: “{1}” imefungwa kwa nenosiri: hifadhi faili ya kozi bila nenosiri.',
  '{0} makes more than {1} elements.': '{0}: vipengele ni zaidi ya {1}.',
  '{0} has more than {1} characters.': '{0}: herufi ni zaidi ya {1}.',
  '{0} starts a paragraph of more than {1} characters: split it.':
    '{0}: aya inayoanzia hapa ina herufi zaidi ya {1}. Igawanye.',
  '{0} takes too long to process: split this paragraph or simplify it.':
    '{0}: kushughulikia maandishi kunachukua muda mrefu mno. Gawanya aya hii au irahisishe.',
  'There is no file at {0}.': 'Hakuna faili katika {0}.',
  '{0} is not a file.': '{0} si faili.',
  '{0} is larger than {1} MB.': '{0} inazidi MB {1}.',
  '{0} is larger than {1} KB.': '{0} inazidi KB {1}.',
  '{0} unpacks to more than {1} MB.': '{0} ikifunguliwa inazidi MB {1}.',
  '{0}: “{1}” is in the archive twice, or is not a valid file name.':
    '{0}: “{1}” imo mara mbili, au si jina sahihi la faili.',
  '{0}: “{1}” is damaged: pack the archive again.': '{0}: “{1}” imeharibika: tengeneza faili ya kozi upya.',
  '{0} is a damaged .tar.gz, or it was cut short.': '{0} ni .tar.gz iliyoharibika, au imekatika.',
  '{0} is not a zip archive, or it was cut short.': '{0} si faili ya zip, au imekatika.',
  '{0} is not a zip archive or a .tar.gz, or it was cut short: a course is {1}.':
    '{0} si faili ya zip wala .tar.gz, au imekatika: kozi ni {1}.',
  'The contents list of {0} is damaged.': 'Orodha ya yaliyomo ya {0} imeharibika.',
  'No course found in {0}: {1}.': 'Hakuna kozi katika {0}: {1}.',
  'No course found here: a course folder has a README.md and lessons like 1-first-part/lessons/1-first-lesson/README.md.':
    'Hakuna kozi hapa: folda ya kozi ina README.md na masomo kama 1-first-part/lessons/1-first-lesson/README.md.',
  '{0} is a file, not a course folder.': '{0} ni faili, si folda ya kozi.',
  'There is no folder at {0}.': 'Hakuna folda katika {0}.',
  '{0} lies more than {1} folders deep.': '{0} iko ndani ya folda zaidi ya {1}.',
  '{0} holds more than {1} files.': '{0} ina faili zaidi ya {1}.',
  '{0} is a symbolic link that leaves the course folder.':
    '{0} ni kiungo kinachoelekeza nje ya folda ya kozi.',
  '{0} is a link that leaves the archive.': '{0} ni kiungo kinachoelekeza nje ya faili ya kozi.',
  '{0} is not UTF-8 text: save it as UTF-8 and import again.':
    '{0} si maandishi ya UTF-8: ihifadhi kama UTF-8, kisha uilete tena.',
  '{0} is not {1} text: save it as UTF-8 and import again.':
    '{0} si maandishi ya {1}: ihifadhi kama UTF-8, kisha uilete tena.',
  '{0} is not JSON.': '{0} si JSON.',
  '{0} is not well-formed XML ({1}).': '{0} si XML sahihi ({1}).',
  '{0} is nested too deeply.': '{0}: tabaka ni nyingi mno.',
  '{0} holds too many elements.': '{0} ina vipengele vingi mno.',
  '{0} has a document type (DOCTYPE), which is not allowed.': '{0} ina DOCTYPE, ambayo hairuhusiwi.',
  '{0} has a document type (DOCTYPE) with declarations of its own, which are not allowed.':
    '{0} ina DOCTYPE yenye maelezo yake yenyewe, ambayo hayaruhusiwi.',
  '{0} is empty.': '{0} ni tupu.',
  'And {0} more.': 'Na mengine {0}.',
  'This folder holds more than {0} lessons.': 'Folda hii ina masomo zaidi ya {0}.',
  'This cartridge holds more than {0} lessons.': 'Kifurushi hiki kina masomo zaidi ya {0}.',
  'This cartridge holds no lesson that can be imported.':
    'Kifurushi hiki hakina somo linaloweza kuletwa hapa.',
  'This course holds more than {0} lessons.': 'Kozi hii ina masomo zaidi ya {0}.',
  'This course holds more than {0} blocks.': 'Kozi hii ina vijenzi zaidi ya {0}.',
  'This course holds no lesson that can be imported.': 'Kozi hii haina somo linaloweza kuletwa hapa.',
  'This Open edX course holds no lesson that can be imported.':
    'Kozi hii ya Open edX haina somo linaloweza kuletwa hapa.',
  '{0} holds no Open edX course: its first element is not <course>.':
    '{0} haina kozi ya Open edX: kipengele chake cha kwanza si <course>.',
  'SCORM packages need a host of their own on this site: its setting CONTENT_URL is missing.':
    'Vifurushi vya SCORM vinahitaji anwani yao wenyewe kwenye tovuti hii: mpangilio wake CONTENT_URL haupo.',
  'This SCORM package has no organization, so there is nothing to open in it.':
    'Kifurushi hiki cha SCORM hakina mpangilio wa masomo, kwa hiyo hakuna cha kufungua ndani yake.',
  'This SCORM package holds nothing that can be opened here.':
    'Kifurushi hiki cha SCORM hakina chochote kinachoweza kufunguliwa hapa.',
  'This SCORM package holds more than {0} lessons.': 'Kifurushi hiki cha SCORM kina masomo zaidi ya {0}.',
  'This EPUB book holds more than {0} texts.': 'Kitabu hiki cha EPUB kina maandishi zaidi ya {0}.',
  'This EPUB book holds no text that can be imported.':
    'Kitabu hiki cha EPUB hakina maandishi yanayoweza kuletwa hapa.',
  'This EPUB book names no package document that is in it.':
    'Kitabu hiki cha EPUB hakitaji hati ya kifurushi iliyomo ndani yake.',
  'This EPUB book is protected against copying (DRM): its texts cannot be read.':
    'Kitabu hiki cha EPUB kimezuiwa kunakiliwa (DRM): maandishi yake hayawezi kusomwa.',
  'This package holds no question that can be imported.':
    'Kifurushi hiki hakina swali linaloweza kuletwa hapa.',
  '{0} holds no manifest.': '{0} haina orodha ya yaliyomo (manifest).',
  'This archive {0}: a course is {1}.': 'Faili hii {0}: kozi ni {1}.',
  '{0}:{1} names {2}, which lies outside of the archive.': '{0}:{1} inataja {2}, iliyo nje ya faili ya kozi.',
  'It holds no questions in QTI.': 'Haina maswali ya QTI.',
  'There is no course with the id {0}.': 'Hakuna kozi yenye kitambulisho {0}.',
  'The course with the id {0} belongs to another instructor. Leave out the owner to update it.':
    'Kozi yenye kitambulisho {0} ni ya mwalimu mwingine. Usitaje mwenye kozi ili kuisasisha.',
  'There is no account with the address {0}.': 'Hakuna akaunti yenye barua pepe {0}.',
  '{0} is a learner: a course belongs to an instructor or an administrator.':
    '{0} ni mwanafunzi: kozi huwa ya mwalimu au msimamizi.',
};
