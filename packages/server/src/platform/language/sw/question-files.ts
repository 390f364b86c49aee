import type { Sentences } from '../sentences';

/** What is said about the questions of a file that is read or written. “Liliachwa” is about swali, a question. */
export const questionFiles: Sentences = {
  'Of its answers “{0}”, only the first was taken: a question of Aiken has one.':
    'Kati ya majibu yake “{0}”, la kwanza pekee lilichukuliwa: swali la Aiken lina jibu moja.',
  'It was left out: the files with questions are larger than {0} MB together.':
    'Liliachwa: faili zenye maswali kwa jumla zinazidi MB {0}.',
  'An answer without a question was left out.': 'Jibu lisilo na swali liliachwa.',
  'An option without a question was left out.': 'Chaguo lisilo na swali liliachwa.',
  'The line “{0}” was left out: it is neither a question, an option nor an answer.':
    'Mstari “{0}” uliachwa: si swali, si chaguo wala si jibu.',
  'It was left out: it has no line “ANSWER: ” with the letter of an option.':
    'Liliachwa: halina mstari “ANSWER: ” wenye herufi ya chaguo.',
  'It was left out: its answer is “{0}”, which is the letter of none of its options.':
    'Liliachwa: jibu lake ni “{0}”, ambayo si herufi ya chaguo lake lolote.',
  'It was left out: it has fewer than two options.': 'Liliachwa: lina machaguo pungufu ya mawili.',
  'It was left out: an option has no text.': 'Liliachwa: chaguo moja halina maandishi.',
  'It was left out: two options have the same text.': 'Liliachwa: machaguo mawili yana maandishi sawa.',
  'It was left out: no option is marked as right.': 'Liliachwa: hakuna chaguo lililowekwa kuwa sahihi.',
  'The best option was worth {0}: it is worth all points now.':
    'Chaguo bora lilikuwa na thamani ya {0}: sasa lina alama zote.',
  'Options that cost points ({0}) are worth 0 now.': 'Machaguo yanayopunguza alama ({0}) sasa yana alama 0.',
  'The weights of the right options ({0}) were not taken: each is worth {1}.':
    'Uzito wa machaguo sahihi ({0}) haukuchukuliwa: kila moja lina thamani ya {1}.',
  'The weights of the wrong options ({0}) were not taken: each costs {1}, and the mark is never below 0.':
    'Uzito wa machaguo yasiyo sahihi ({0}) haukuchukuliwa: kila moja hupunguza {1}, na alama hazishuki chini ya 0.',
  'The category “{0}” was not taken: its questions were.':
    'Kategoria “{0}” haikuchukuliwa: maswali yake yamechukuliwa.',
  'It was left out: it has more than {0} characters.': 'Liliachwa: lina herufi zaidi ya {0}.',
  'It was left out: it is not GIFT here ({0}). Questions need a blank line between them, and the characters ~ = # { } a backslash before them.':
    'Liliachwa: hapa hapafuati muundo wa GIFT ({0}). Maswali yanahitaji mstari mtupu kati yake, na alama ~ = # { } zinahitaji “\\” mbele yake.',
  'An answer that accepts any number was not taken.': 'Jibu linalokubali nambari yoyote halikuchukuliwa.',
  'It was left out: no number is worth points.': 'Liliachwa: hakuna nambari yenye alama.',
  'The feedback “{0}” of one answer was not taken.': 'Maoni “{0}” ya jibu moja hayakuchukuliwa.',
  'An answer that costs points ({0}%) is worth 0 now.': 'Jibu linalopunguza alama ({0}%) sasa lina alama 0.',
  'Options and feedback have no links: their Markdown is shown as it is written.':
    'Machaguo na maoni hayana viungo: Markdown yake inaonyeshwa kama ilivyoandikwa.',
  'Options and feedback are one text: links, lists and other marks were removed.':
    'Machaguo na maoni ni maandishi ya mfululizo: viungo, orodha na alama nyingine viliondolewa.',
  'The tag “{0}” was not taken: a question has 20 tags of 40 characters at most.':
    'Lebo “{0}” haikuchukuliwa: swali lina lebo 20 zisizozidi herufi 40 kila moja.',
  'GIFT has no points: {0} were not written.': 'GIFT haina alama: alama {0} hazikuandikwa.',
  'GIFT has no formulas and emphasis in a match that fits nothing: its words were written.':
    'GIFT haina fomula wala herufi nzito katika jozi isiyolingana na kitu: maneno yake yameandikwa.',
  'GIFT has no pictures: the picture was not written.': 'GIFT haina picha: picha haikuandikwa.',
  'GIFT has no feedback for right and for wrong answers to questions of this type: it was not written.':
    'GIFT haina maoni ya majibu sahihi na yasiyo sahihi kwa maswali ya aina hii: hayakuandikwa.',
  'GIFT has no feedback for options of questions of this type: it was not written.':
    'GIFT haina maoni ya machaguo kwa maswali ya aina hii: hayakuandikwa.',
  'GIFT has no length of answers: it was not written.': 'GIFT haina urefu wa majibu: haukuandikwa.',
  'GIFT has no limits of words: they were not written.': 'GIFT haina vikomo vya maneno: havikuandikwa.',
  'GIFT has no rubrics: the rubric was not written.': 'GIFT haina vigezo vya kusahihisha: havikuandikwa.',
  'It was left out: GIFT has no questions of the type “{0}”.': 'Liliachwa: GIFT haina maswali ya aina “{0}”.',
  'GIFT cannot say that all right options are needed: parts are worth points there.':
    'GIFT haiwezi kusema kuwa machaguo yote sahihi yanahitajika: humo kila sehemu ina alama.',
  'It was left out: GIFT cannot hold several options of which one is right.':
    'Liliachwa: GIFT haiwezi kuwa na machaguo kadhaa ambayo moja tu ni sahihi.',
  'GIFT has no units and decimals: they were not written.': 'GIFT haina vipimo wala desimali: havikuandikwa.',
  'GIFT has no relative tolerance: {0} was written.': 'GIFT haina ukingo wa asilimia: {0} imeandikwa.',
  'It was left out: GIFT cannot hold the number {0}.': 'Liliachwa: GIFT haiwezi kuwa na nambari {0}.',
  'GIFT has no rules for case and diacritics: they were not written.':
    'GIFT haina kanuni za herufi kubwa na alama za herufi: hazikuandikwa.',
  'It was left out: GIFT cannot hold an arrow in an answer.':
    'Liliachwa: GIFT haiwezi kuwa na mshale ndani ya jibu.',
  'It was left out: GIFT cannot hold an arrow on the left side of a pair.':
    'Liliachwa: GIFT haiwezi kuwa na mshale upande wa kushoto wa jozi.',
  'It was left out: it has no blank.': 'Liliachwa: halina nafasi ya kujaza.',
  'It was left out: it has no answers. For an essay write {type: essay} below the heading.':
    'Liliachwa: halina majibu. Kwa insha andika {type: essay} chini ya kichwa.',
  'It was left out: “{0}” is not a whole number.': 'Liliachwa: “{0}” si nambari kamili.',
  'It was left out: a question with options is not of the type “{0}”.':
    'Liliachwa: swali lenye machaguo si la aina “{0}”.',
  'It was left out: only one right option can have others that are partly right.':
    'Liliachwa: chaguo moja tu sahihi linaweza kuwa na mengine yaliyo sahihi kwa sehemu.',
  'It was left out: its rule is neither “partial” nor “all-or-nothing”.':
    'Liliachwa: kanuni yake si “partial” wala “all-or-nothing”.',
  'It was left out: a question with one answer has one option with [x].':
    'Liliachwa: swali lenye jibu moja lina chaguo moja lenye [x].',
  'It was left out: true or false is its only answer.': 'Liliachwa: “true” au “false” ndilo jibu lake pekee.',
  'It was left out: it has numbers and texts as answers. Write numbers as "5" too.':
    'Liliachwa: lina nambari na maandishi kama majibu. Andika nambari kama "5" pia.',
  'It was left out: a level of its rubric does not begin with its points and a colon.':
    'Liliachwa: ngazi ya vigezo vyake haianzi na alama zake na nukta mbili.',
  'It was left out: a blank has no “]]” at its end.': 'Liliachwa: nafasi ya kujaza haina “]]” mwishoni.',
  'A heading above the first question was not taken: a question begins with a heading of two #.':
    'Kichwa kilicho juu ya swali la kwanza hakikuchukuliwa: swali huanza na kichwa chenye ## mbele yake.',
  '“{0}” is not known and was not taken.': '“{0}” haijulikani, kwa hiyo haikuchukuliwa.',
  'It was left out: its type is “{0}”, but its answers are those of “{1}”.':
    'Liliachwa: aina yake ni “{0}”, lakini majibu yake ni ya “{1}”.',
  'It was left out: its format is not “plain”, “markdown” or “html”.':
    'Liliachwa: muundo wake si “plain”, “markdown” wala “html”.',
  'It was left out: its points are not a number.': 'Liliachwa: alama zake si nambari.',
  'Its picture was not written: a text file has no pictures.':
    'Picha yake haikuandikwa: faili ya maandishi haina picha.',
  '“[[” in code or a formula was written as “[ [”: it would be read as a blank.':
    '“[[” ndani ya msimbo wa programu au fomula imeandikwa “[ [”: ingesomwa kama nafasi ya kujaza.',
  'Feedback for options was not written: the question has none.':
    'Maoni ya machaguo hayakuandikwa: swali halina machaguo.',
  'It was left out: its answer “{0}” is not a number.': 'Liliachwa: jibu lake “{0}” si nambari.',
  'The text below its answer was not taken: “{0}”.':
    'Maandishi yaliyo chini ya jibu lake hayakuchukuliwa: “{0}”.',
  'It was left out: it has a “{0}”, which is not known here.':
    'Liliachwa: lina “{0}”, ambayo haijulikani hapa.',
  'It was left out: its answer is the regular expression “{0}”, which cannot be marked here.':
    'Liliachwa: jibu lake ni mpangilio wa herufi (regular expression) “{0}”, ambao hauwezi kusahihishwa hapa.',
  'Its points (“{0}”) were not taken: it is worth 1 point.':
    'Alama zake (“{0}”) hazikuchukuliwa: lina alama 1.',
  'It was left out: it is worth more than {0} points.': 'Liliachwa: lina alama zaidi ya {0}.',
  'The time limit (“{0}”) was not taken: there is none.':
    'Kikomo cha muda (“{0}”) hakikuchukuliwa: hakuna kikomo.',
  'The feedback “{0}” was not taken: it is not shown for one option, for right or for wrong answers.':
    'Maoni “{0}” hayakuchukuliwa: hayaonyeshwi kwa chaguo moja, kwa majibu sahihi wala yasiyo sahihi.',
  'Lists to choose from became blanks: the words of each list are in brackets after its blank.':
    'Orodha za kuchagua zimekuwa nafasi za kujaza: maneno ya kila orodha yamo kwenye mabano baada ya nafasi yake.',
  'It was left out: its text {0}.': 'Liliachwa: maandishi yake {0}.',
  'It was left out: no answer is worth points.': 'Liliachwa: hakuna jibu lenye alama.',
  'It was left out: one of its answers is worth no points.': 'Liliachwa: jibu lake moja halina alama.',
  'It was left out: it has more than {0} options or answers.':
    'Liliachwa: lina machaguo au majibu zaidi ya {0}.',
  'A “*” in an accepted answer stands for any characters now.':
    'Alama “*” kwenye jibu linalokubaliwa sasa husimamia herufi zozote.',
  'It was left out: it {0}.': 'Liliachwa: {0}.',
  'It was left out: its file is not in the package.': 'Liliachwa: faili yake haimo kwenye kifurushi.',
  'Files with more than {0} questions are not read to their end: this one and those after it were left out.':
    'Faili zenye maswali zaidi ya {0} hazisomwi hadi mwisho: swali hili na yanayofuata yaliachwa.',
  'It was left out: {0}.': 'Liliachwa: {0}.',
  'It was left out: it has no text.': 'Liliachwa: halina maandishi.',
  'It was left out: it has no field for an answer.': 'Liliachwa: halina mahali pa kujibu.',
  'It was left out: it has several fields for answers.': 'Liliachwa: lina mahali kadhaa pa kujibu.',
  'It was left out: its answer is an order, which is not known here in this version of QTI.':
    'Liliachwa: jibu lake ni mpangilio, ambao haujulikani hapa katika toleo hili la QTI.',
  'It was left out: its field for the answer is an extension of the format.':
    'Liliachwa: mahali pake pa kujibu ni nyongeza ya muundo huu.',
  'Capital letters do not count: they counted in some of its answers.':
    'Herufi kubwa hazihesabiwi: zilihesabiwa katika baadhi ya majibu yake.',
  'The category “{0}” was not taken: a tag has 40 characters at most.':
    'Kategoria “{0}” haikuchukuliwa: lebo ina herufi zisizozidi 40.',
  'A sound recording was left out.': 'Rekodi ya sauti iliachwa.',
  'A video was left out.': 'Video iliachwa.',
  'A program was left out.': 'Programu iliachwa.',
  'An extension of the format was left out.': 'Nyongeza ya muundo iliachwa.',
  'It was left out: it is nested too deeply.': 'Liliachwa: lina tabaka nyingi mno.',
  'It was left out: it holds too many elements.': 'Liliachwa: lina vipengele vingi mno.',
  'It was left out: it is empty.': 'Liliachwa: ni tupu.',
  'It was left out: it is not well-formed XML ({0}).': 'Liliachwa: si XML sahihi ({0}).',
  'It was left out: it has a document type (DOCTYPE) with declarations of its own, which are not allowed.':
    'Liliachwa: lina DOCTYPE yenye maelezo yake yenyewe, ambayo hayaruhusiwi.',
  'It was left out: it has a document type (DOCTYPE), which is not allowed.':
    'Liliachwa: lina DOCTYPE, ambayo hairuhusiwi.',
  'It was left out: its text is nested too deeply.': 'Liliachwa: maandishi yake yana tabaka nyingi mno.',
  'It was left out: its text makes more than {0} elements.':
    'Liliachwa: maandishi yake yanaunda vipengele zaidi ya {0}.',
  'It was left out: its text starts a paragraph of more than {0} characters: split it.':
    'Liliachwa: maandishi yake yana aya yenye herufi zaidi ya {0}: igawanye.',
  'It was left out: its text takes too long to process: split this paragraph or simplify it.':
    'Liliachwa: maandishi yake yanachukua muda mrefu mno kushughulikiwa: igawanye aya hii au irahisishe.',
  'It was left out: its numbers are drawn from a formula.': 'Liliachwa: nambari zake hutokana na fomula.',
  'It was left out: it asks for a place in a picture.': 'Liliachwa: linauliza mahali kwenye picha.',
  'It was left out: it asks for a place on a slider.': 'Liliachwa: linauliza mahali kwenye kitelezi.',
  'It was left out: its answers are groups.': 'Liliachwa: majibu yake ni makundi.',
  'It was left out: {0} has more than {1} characters.': 'Liliachwa kwa sababu ya {0}: herufi zaidi ya {1}.',
  'It was left out: {0} has more than {1} entries.': 'Liliachwa kwa sababu ya {0}: vipengele zaidi ya {1}.',
  'It was left out: {0} has fewer than {1} entries.':
    'Liliachwa kwa sababu ya {0}: vipengele pungufu ya {1}.',
  'It was left out: {0} is larger than {1} KB.': 'Liliachwa: {0} inazidi KB {1}.',
  'It was left out: {0} is larger than {1}.': 'Liliachwa kwa sababu ya {0}: zaidi ya {1}.',
  'It was left out: {0} is smaller than {1}.': 'Liliachwa kwa sababu ya {0}: chini ya {1}.',
  'It was left out: {0} is not valid.': 'Liliachwa kwa sababu ya {0}: si sahihi.',
  'It was left out: {0} is empty.': 'Liliachwa kwa sababu ya {0}: hakuna kitu.',
  'The ends of its range count as right now.': 'Mwanzo na mwisho wa masafa yake sasa ni majibu sahihi.',
  'A question that is in another file was left out.': 'Swali lililo katika faili nyingine liliachwa.',
  'Questions that are drawn from a bank were left out: the bank is not in the file.':
    'Maswali yanayochaguliwa kutoka benki yaliachwa: benki hiyo haimo kwenye faili.',
  'It draws {0} of the {1} questions of a bank: all of them were taken.':
    'Huchagua maswali {0} kati ya {1} ya benki: yote yalichukuliwa.',
  'It draws {0} of its {1} questions: all of them were taken.':
    'Huchagua maswali {0} kati ya {1}: yote yalichukuliwa.',
  'The number of attempts (“{0}”) was not taken: they are unlimited.':
    'Idadi ya nafasi za kujaribu (“{0}”) haikuchukuliwa: hazina kikomo.',
  'The date “{0}” ({1}) was not taken.': 'Tarehe “{0}” ({1}) haikuchukuliwa.',
  'The access code was not taken.': 'Msimbo wa kuingia haukuchukuliwa.',
  'It was left out: its marking uses “{0}”, which is not known here.':
    'Liliachwa: usahihishaji wake hutumia “{0}”, ambayo haijulikani hapa.',
  'Each blank is worth its part now: all of them had to be right.':
    'Kila nafasi ya kujaza sasa ina alama zake: awali zote zilipaswa kuwa sahihi.',
  'It was left out: a blank is not in its text.':
    'Liliachwa: nafasi moja ya kujaza haimo kwenye maandishi yake.',
  'Each pair is worth its part now: all of them had to be right.':
    'Kila jozi sasa ina alama zake: awali zote zilipaswa kuwa sahihi.',
  'Pairs that were partly right are wrong now.': 'Jozi zilizokuwa sahihi kwa sehemu sasa si sahihi.',
  'Its margins below and above the number differ: the larger one counts on both sides.':
    'Ukingo wake wa chini na wa juu ya nambari hutofautiana: ulio mkubwa hutumika pande zote mbili.',
  'Feedback inside of its text was not taken.': 'Maoni yaliyo ndani ya maandishi yake hayakuchukuliwa.',
  'A note for those who mark it was not taken.': 'Maelezo kwa wanaosahihisha hayakuchukuliwa.',
  'A part of the type “{0}” was left out.': 'Sehemu ya aina “{0}” iliachwa.',
  'It was left out: a blank is inside of something that cannot be shown.':
    'Liliachwa: nafasi moja ya kujaza imo ndani ya kitu kisichoweza kuonyeshwa.',
  'It has no marking rules: its declared right answers count.':
    'Halina kanuni za kusahihisha: majibu yaliyotajwa kuwa sahihi ndiyo yanayohesabiwa.',
  'Its feedback was not taken: a person marks it.': 'Maoni yake hayakuchukuliwa: husahihishwa na mtu.',
  'It was left out: it asks for several answers of different kinds.':
    'Liliachwa: linaomba majibu kadhaa ya aina tofauti.',
  'Feedback inside of its options was not taken.': 'Maoni yaliyo ndani ya machaguo yake hayakuchukuliwa.',
  'It was left out: its right answers are not one pair for each item.':
    'Liliachwa: majibu yake sahihi si jozi moja kwa kila kipengele.',
  'It was left out: its right order does not name each item once.':
    'Liliachwa: mpangilio wake sahihi hautaji kila kipengele mara moja.',
  'It was left out: its answer is not declared.': 'Liliachwa: jibu lake halijatajwa.',
  'A section that is in another file was left out.': 'Sehemu iliyo katika faili nyingine iliachwa.',
  'The rule “{0}” was not taken: its questions are always asked.':
    'Kanuni “{0}” haikuchukuliwa: maswali yake huulizwa wakati wote.',
  'The rule “{0}” was not taken: the question is always asked.':
    'Kanuni “{0}” haikuchukuliwa: swali huulizwa wakati wote.',
  'The text in “{0}” was not taken: its file is not in the package or cannot be read.':
    'Maandishi yaliyomo kwenye “{0}” hayakuchukuliwa: faili yake haimo kwenye kifurushi au haiwezi kusomwa.',
  'The introduction was not taken: “{0}”.': 'Utangulizi haukuchukuliwa: “{0}”.',
  'It was left out: with the text that it is about, it has more than {0} characters.':
    'Liliachwa: pamoja na maandishi linayoyahusu, lina herufi zaidi ya {0}.',
  'It was left out: “{0}” is not a question.': 'Liliachwa: “{0}” si swali.',
  'Its parts became one quiz.': 'Sehemu zake zimekuwa jaribio moja.',
  'The number of attempts at each question was not taken.':
    'Idadi ya nafasi za kujibu kila swali haikuchukuliwa.',
  'It was left out: its marking template “{0}” is not known here.':
    'Liliachwa: kiolezo chake cha kusahihisha “{0}” hakijulikani hapa.',
  'A quiz has {0} questions at most: this one and those after it were left out.':
    'Jaribio lina maswali yasiyozidi {0}: swali hili na yanayofuata yaliachwa.',
  'It was left out: its text has more than {0} characters.':
    'Liliachwa: maandishi yake yana herufi zaidi ya {0}.',
  'It was left out: nothing of its text can be shown.':
    'Liliachwa: hakuna sehemu ya maandishi yake inayoweza kuonyeshwa.',
  'It was left out: an option or feedback has more than {0} characters.':
    'Liliachwa: chaguo au maoni yana herufi zaidi ya {0}.',
  'A picture without a text alternative was left out.': 'Picha isiyo na maelezo iliachwa.',
  'The link to “{0}” was left out; its words are shown.':
    'Kiungo cha “{0}” kiliachwa; maneno yake yanaonyeshwa.',
  'The picture “{0}” was left out; its text alternative is shown.':
    'Picha “{0}” iliachwa; maelezo yake yanaonyeshwa.',
};
