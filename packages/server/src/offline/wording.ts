import { LIMITS, OFFLINE_LIMITS } from '@digiken/contract/constants';
import { translate } from '../platform/language';

/** Why an action that was done without a connection is refused: what happened, and what to do. */
const EN = {
  notEnrolled: (unit: string) =>
    `You are not enrolled in the unit “${unit}” any more, so this could not be saved. Enrol in it again, then repeat it.`,
  noLesson:
    'This lesson does not exist any more, or you cannot open it, so this could not be saved. Open the course to see its lessons.',
  noNote: 'This note does not exist any more, so your change could not be saved. Add it as a new note.',
  noteChanged:
    'This note was changed on another device after you deleted it here, so it was kept. Read it, and delete it again if you still want to.',
  notesFull: `This lesson has ${LIMITS.notesPerLesson} notes already, so this note could not be saved. Delete one, then add it again.`,
  noAttempt:
    'This quiz or your attempt does not exist any more, so this could not be saved. Open the quiz to start again.',
  takenOver:
    'This attempt continues on another device, so this could not be saved. Open the quiz and choose “Continue here” to answer on this device.',
  questionLeft:
    'You had left this question already, so your answer could not be saved. Open the quiz to go on with it.',
  learnersOnly: 'Only learners take quizzes, so this could not be saved. Sign in with a learner account.',
  notVerified:
    'Your email address is not verified, so this could not be saved. Open the link that we sent you, then repeat this.',
  notSubmitted: (problems: readonly string[]) =>
    `The quiz was not submitted, because an answer cannot be read. Open the quiz and correct it: ${problems.join(' ')}`,
  answersRefused: (reasons: readonly string[]) =>
    `Not all answers could be saved. ${reasons.join(' ')} Open the quiz to see which answers count.`,
  notAllowed: 'You are not allowed to do this any more, so it could not be saved.',
  notPossible: 'This was changed elsewhere in the meantime, so it could not be saved. Open the page again.',
  tooOld: `This was done more than ${OFFLINE_LIMITS.keptDays} days ago, so it cannot be saved any more. Repeat it now.`,
  textKept: 'Your text is still on this device.',
  answersKept: 'Your answers are still on this device.',
  tooMany: 'You have sent very much in a short time. Nothing is lost: it will be sent again in a moment.',
};

const SW: typeof EN = {
  notEnrolled: (unit) =>
    `Wewe si mwanafunzi tena wa sehemu “${unit}”, kwa hiyo hili halikuhifadhiwa. Jiandikishe tena kwenye sehemu hiyo, kisha urudie.`,
  noLesson:
    'Somo hili halipo tena, au huwezi kulifungua, kwa hiyo hili halikuhifadhiwa. Fungua kozi uone masomo yake.',
  noNote: 'Andishi hili halipo tena, kwa hiyo mabadiliko yako hayakuhifadhiwa. Liongeze kama andishi jipya.',
  noteChanged:
    'Andishi hili lilibadilishwa kwenye kifaa kingine baada ya wewe kulifuta hapa, kwa hiyo limebaki. Lisome, kisha ulifute tena ukitaka.',
  notesFull: `Somo hili tayari lina maandishi ${LIMITS.notesPerLesson}, kwa hiyo andishi hili halikuhifadhiwa. Futa jingine, kisha uliongeze tena.`,
  noAttempt:
    'Jaribio hili halipo tena, au mara uliyojaribu haipo tena, kwa hiyo hili halikuhifadhiwa. Fungua jaribio ili uanze tena.',
  takenOver:
    'Unaendelea kujibu kwenye kifaa kingine, kwa hiyo hili halikuhifadhiwa. Fungua jaribio na uchague “Endelea hapa” ili ujibu kwenye kifaa hiki.',
  questionLeft:
    'Ulikuwa umeshaliacha swali hili, kwa hiyo jibu lako halikuhifadhiwa. Fungua jaribio ili uendelee nalo.',
  learnersOnly:
    'Wanafunzi pekee ndio hufanya majaribio, kwa hiyo hili halikuhifadhiwa. Ingia kwa akaunti ya mwanafunzi.',
  notVerified:
    'Barua pepe yako haijathibitishwa, kwa hiyo hili halikuhifadhiwa. Fungua kiungo tulichokutumia, kisha urudie.',
  notSubmitted: () =>
    'Jaribio halikuwasilishwa, kwa sababu kuna jibu lisilosomeka. Fungua jaribio na urekebishe nambari uliyoandika.',
  answersRefused: (reasons) =>
    `Si majibu yote yaliyohifadhiwa. ${reasons.map((reason) => translate(reason, 'sw-KE')).join(' ')} Fungua jaribio uone majibu yanayohesabiwa.`,
  notAllowed: 'Huruhusiwi tena kufanya hivi, kwa hiyo hili halikuhifadhiwa.',
  notPossible: 'Wakati huohuo hili lilibadilishwa kwingine, kwa hiyo halikuhifadhiwa. Fungua ukurasa tena.',
  tooOld: `Hili lilifanywa zaidi ya siku ${OFFLINE_LIMITS.keptDays} zilizopita, kwa hiyo haliwezi kuhifadhiwa tena. Lirudie sasa.`,
  textKept: 'Ulichoandika bado kiko kwenye kifaa hiki.',
  answersKept: 'Majibu yako bado yako kwenye kifaa hiki.',
  tooMany:
    'Umetuma mambo mengi sana kwa muda mfupi. Hakuna kilichopotea: yatatumwa tena baada ya muda mfupi.',
};

/** The sentences in the language that a user has chosen; English without a choice. */
export const wordingFor = (language: string | undefined): typeof EN => (language === 'sw-KE' ? SW : EN);
