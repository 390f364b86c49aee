import type { Sentences } from '../sentences';

/** Sentences about authoring refusals. */
export const authoringRefusals: Sentences = {
  'There is no such course.': 'Hakuna kozi kama hiyo.',
  'There is no such unit.': 'Hakuna sehemu kama hiyo.',
  'There is no such lesson.': 'Hakuna somo kama hilo.',
  'Only the owner of this course can do that.': 'Mwenye kozi hii pekee ndiye anayeweza kufanya hivyo.',
  'Only the owner of this course sets its prices.': 'Mwenye kozi hii pekee ndiye anayepanga bei zake.',
  'There is no such version of this lesson.': 'Hakuna toleo kama hilo la somo hili.',
  'There is no such quiz.': 'Hakuna jaribio kama hilo.',
  'There is no such question in this quiz.': 'Hakuna swali kama hilo kwenye jaribio hili.',
  'There is no such question bank.': 'Hakuna benki ya maswali kama hiyo.',
  'There is no such question in this bank.': 'Hakuna swali kama hilo kwenye benki hii.',
  'There is no such draw in this quiz.': 'Hakuna maswali ya nasibu kama hayo kwenye jaribio hili.',
  'The draw of {0} from the bank “{1}” is not in the file.':
    'Maswali ya nasibu ya benki “{1}” ({0}) hayamo kwenye faili.',
  'The draw of {0} with the tag “{1}” from the bank “{2}” is not in the file.':
    'Maswali ya nasibu ya benki “{2}” ({0}, lebo “{1}”) hayamo kwenye faili.',
  'Write the question.': 'Andika swali.',
  'Choose a picture that was uploaded here.': 'Chagua picha iliyotumwa hapa.',
  'A quiz closes after it opens.': 'Jaribio hufungwa baada ya kufunguliwa.',
  'There is no such learner.': 'Hakuna mwanafunzi kama huyo.',
  'There is no such import.': 'Hakuna uletaji kama huo.',
  'Choose one of the categories.': 'Chagua kategoria moja.',
  'Someone changed this course since you opened it, so nothing was moved. The list now shows the newest order.':
    'Mtu amebadilisha kozi hii tangu ulipoifungua, kwa hiyo hakuna kilichohamishwa. Orodha sasa inaonyesha mpangilio mpya zaidi.',
  'Learners bought this lesson with its unit and do not own “{0}”, so “{1}” cannot move there.':
    'Wanafunzi walinunua somo hili pamoja na sehemu yake na hawana “{0}”, kwa hiyo “{1}” haliwezi kuhamia huko.',
  'This quiz belongs to a lesson and moves with it.': 'Jaribio hili ni la somo na huhama pamoja nalo.',
  'Something was added or removed since you opened this list. Reload it, then change the order.':
    'Kitu kimeongezwa au kuondolewa tangu ulipofungua orodha hii. Ipakie tena, kisha ubadilishe mpangilio.',
  'Someone saved this lesson since you opened it. Your text is still here: compare the two, then decide.':
    'Mtu amehifadhi somo hili tangu ulipolifungua. Maandishi yako bado yako hapa: linganisha yote mawili, kisha uamue.',
  'Someone saved these details since you opened them. Your text is still here: compare the two, then decide.':
    'Mtu amehifadhi maelezo haya tangu ulipoyafungua. Maandishi yako bado yako hapa: linganisha yote mawili, kisha uamue.',
  'Someone saved this unit since you opened it. Your text is still here: compare the two, then decide.':
    'Mtu amehifadhi sehemu hii tangu ulipoifungua. Maandishi yako bado yako hapa: linganisha yote mawili, kisha uamue.',
  'This part has unpublished changes, so a correction of it cannot go live alone. Save without “Minor correction”.':
    'Hapa kuna mabadiliko ambayo hayajachapishwa, kwa hiyo sahihisho lake haliwezi kuchapishwa peke yake. Hifadhi bila “Sahihisho dogo”.',
  'A new price is not a minor correction. Save without “Minor correction”.':
    'Bei mpya si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'A new level is not a minor correction. Save without “Minor correction”.':
    'Kiwango kipya si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'A new category is not a minor correction. Save without “Minor correction”.':
    'Kategoria mpya si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'A change of the free preview is not a minor correction. Save without “Minor correction”.':
    'Kubadilisha somo la kutazama bure si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'What completes a unit is not a minor correction. Save without “Minor correction”.':
    'Masharti ya kukamilisha sehemu si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'A new translation is not a minor correction. Save without “Minor correction”.':
    'Tafsiri mpya si sahihisho dogo. Hifadhi bila “Sahihisho dogo”.',
  'This course has no unpublished changes.': 'Kozi hii haina mabadiliko ambayo hayajachapishwa.',
  'These changes are under review already.': 'Mabadiliko haya tayari yanakaguliwa.',
  'These changes have been edited since you looked at them. Review them again, then decide.':
    'Mabadiliko haya yamehaririwa tangu ulipoyatazama. Yakague tena, kisha uamue.',
  'Learners have these, so they were not removed or moved: {0}.':
    'Wanafunzi wana hivi, kwa hiyo havikuondolewa wala kuhamishwa: {0}.',
  'Learners are enrolled in this course, so it cannot be removed. An administrator can unpublish it.':
    'Wanafunzi wamejiandikisha kwenye kozi hii, kwa hiyo haiwezi kuondolewa. Msimamizi anaweza kuiondoa kwenye orodha.',
  'Learners are enrolled in this unit or have studied in it, so it cannot be removed.':
    'Wanafunzi wamejiandikisha kwenye sehemu hii au wameisoma, kwa hiyo haiwezi kuondolewa.',
  'Learners have studied this lesson, so it cannot be removed.':
    'Wanafunzi wamesoma somo hili, kwa hiyo haliwezi kuondolewa.',
  'Add a video first: captions and transcript belong to it.':
    'Ongeza video kwanza: manukuu na nakala ya maandishi ni vyake.',
  'A course can have {0} units at most.': 'Kozi inaweza kuwa na sehemu {0} pekee.',
  'A unit can have {0} lessons at most.': 'Sehemu inaweza kuwa na masomo {0} pekee.',
  'This course is under review already.': 'Kozi hii tayari inakaguliwa.',
  'This course is published, and it has no unpublished changes.':
    'Kozi hii imechapishwa, na haina mabadiliko ambayo hayajachapishwa.',
  'This review has 200 comments. Ask for these changes first.':
    'Ukaguzi huu una maoni 200. Omba marekebisho haya kwanza.',
  'The comment is removed.': 'Maoni yameondolewa.',
  'There is no such comment, or it was sent already.': 'Hakuna maoni kama hayo, au yameshatumwa.',
  'This course is no longer under review. Reload the page to see what happened.':
    'Kozi hii haikaguliwi tena. Pakia ukurasa tena ili uone kilichotokea.',
  'Choose a language': 'Chagua lugha',
  'You have made many copies in the last hour. Wait a while, then try again.':
    'Umetengeneza nakala nyingi katika saa iliyopita. Subiri kidogo, kisha ujaribu tena.',
  'Too many previews in a short time. Wait a moment, then try again.':
    'Umetazama matokeo mara nyingi kwa muda mfupi. Subiri kidogo, kisha ujaribu tena.',
  'That file is not a picture we can read. Use PNG, JPEG, WebP or GIF.':
    'Faili hiyo si picha tunayoweza kusoma. Tumia PNG, JPEG, WebP au GIF.',
  'That file is not a video that browsers play. Use MP4 or WebM.':
    'Faili hiyo si video ambayo vivinjari hucheza. Tumia MP4 au WebM.',
  'These captions are not UTF-8 text. Save the file as UTF-8 and send it again.':
    'Manukuu haya si maandishi ya UTF-8. Hifadhi faili kama UTF-8, kisha uitume tena.',
  'One of your imports is still running. Wait until it is done.':
    'Uletaji wako mmoja bado unaendelea. Subiri hadi ukamilike.',
  'The server stopped during this import. Nothing was changed. Start it again.':
    'Seva ilisimama wakati wa uletaji huu. Hakuna kilichobadilishwa. Anza tena.',
  'Something went wrong on our side and nothing was changed. Try again later.':
    'Hitilafu imetokea upande wetu na hakuna kilichobadilishwa. Jaribu tena baadaye.',
  'That file is not an archive. Use a Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package (.zip), an EPUB book (.epub) or a zipped Markdown course (.zip).':
    'Faili hiyo haiwezi kufunguliwa kama kozi. Tumia Common Cartridge (.imscc), kozi ya Open edX (.tar.gz), kifurushi cha SCORM au QTI (.zip), kitabu cha EPUB (.epub) au kozi ya Markdown iliyobanwa (.zip).',
  'The course was edited since this preview. Compare again, then decide.':
    'Kozi imehaririwa tangu ulinganisho huu. Linganisha tena, kisha uamue.',
  'The course changed or was removed while the import ran. Try again.':
    'Kozi imebadilika au imeondolewa wakati wa uletaji. Jaribu tena.',
  'Choose a course, or a new one': 'Chagua kozi iliyopo, au kozi mpya',
  'Choose first: update one of your courses, or make a new one.':
    'Chagua kwanza: sasisha mojawapo ya kozi zako, au tengeneza kozi mpya.',
  'Another course was chosen for this import since. Look at its preview, then decide.':
    'Kozi nyingine imechaguliwa kwa uletaji huu tangu hapo. Angalia ulinganisho wake, kisha uamue.',
  'This import does not wait for a decision.': 'Uletaji huu hausubiri uamuzi.',
  'This preview is too old. Upload the file again.': 'Ulinganisho huu umepitwa na wakati. Tuma faili tena.',
  'This import cannot be undone: it changed no course that was there before.':
    'Uletaji huu hauwezi kutenguliwa: haukubadilisha kozi iliyokuwepo.',
  'This import cannot be undone: the course was removed.':
    'Uletaji huu hauwezi kutenguliwa: kozi imeondolewa.',
  'This import cannot be undone any more: 30 days have passed.':
    'Uletaji huu hauwezi tena kutenguliwa: siku 30 zimepita.',
  'This import cannot be undone any more: its changes were published or discarded.':
    'Uletaji huu hauwezi tena kutenguliwa: mabadiliko yake yamechapishwa au kutupwa.',
  'This import cannot be undone any more: the course was edited or imported again since.':
    'Uletaji huu hauwezi tena kutenguliwa: kozi imehaririwa au imeletwa tena tangu hapo.',
  'There is no such file any more. Export the course again.': 'Faili hiyo haipo tena. Hamisha kozi nje tena.',
  'One of your exports of this course is still running. Wait until it is done.':
    'Uhamishaji wako mwingine wa kozi hii bado unaendelea. Subiri umalizike.',
};
