import type { Sentences } from '../sentences';

/** Sentences about tutor. */
export const tutor: Sentences = {
  'Conversation with the tutor:': 'Mazungumzo na msaidizi wa AI:',
  'You have asked many questions in a short time. Wait a few minutes, then ask again.':
    'Umeuliza maswali mengi kwa muda mfupi. Subiri dakika chache, kisha uulize tena.',
  'There is no such answer.': 'Hakuna jibu kama hilo.',
  'A conversation has at most {0} questions. Begin a new one.':
    'Mazungumzo yanaweza kuwa na maswali {0} pekee. Anza mapya.',
  'The last answer is still being written. Wait for it, or stop it.':
    'Jibu lililopita bado linaandikwa. Lisubiri, au lisimamishe.',
  'Your questions are now answered with the model. You can change this at any time.':
    'Maswali yako sasa yanajibiwa kwa msaada wa modeli. Unaweza kubadilisha hili wakati wowote.',
  'Your questions are not sent to the model.': 'Maswali yako hayatumwi kwa modeli.',
  'This site has no model, so there is nothing to agree to.':
    'Tovuti hii haina modeli, kwa hiyo hakuna cha kukubali.',
  'The conversation is deleted.': 'Mazungumzo yamefutwa.',
  'Your conversations are deleted.': 'Mazungumzo yako yamefutwa.',
  'Your conversation has reached the help desk ({0}). A person will answer by mail.':
    'Mazungumzo yako yamefika kwenye dawati la usaidizi ({0}). Mtu atajibu kwa barua pepe.',
  'This conversation is on its way to the help desk already.':
    'Mazungumzo haya tayari yanatumwa kwa dawati la usaidizi.',
  'This lesson is not part of this course.': 'Somo hili si la kozi hii.',
  'The conversation is marked as reviewed.': 'Mazungumzo yamewekwa kuwa yamekaguliwa.',
  'There is no such flagged conversation.': 'Hakuna mazungumzo kama hayo yaliyowekewa alama ya kukaguliwa.',
};
