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
  'Help desk': 'Dawati la usaidizi',
  'This course is free.': 'Kozi hii ni ya bure.',
  'The price of the whole course is {0}.': 'Bei ya kozi nzima ni {0}.',
  'You can buy single units: the cheapest costs {0}.':
    'Unaweza kununua sehemu moja moja: ya bei nafuu zaidi inagharimu {0}.',
  'Units: {0}. Lessons: {1}.': 'Sehemu: {0}. Masomo: {1}.',
  'Time that it takes: about {0} minutes.': 'Muda unaohitajika: kama dakika {0}.',
  'Level: beginner.': 'Kiwango: mwanzo.',
  'Level: intermediate.': 'Kiwango: kati.',
  'Level: advanced.': 'Kiwango: juu.',
  'Languages of the lessons: {0}.': 'Lugha za masomo: {0}.',
  'How do I pay?': 'Ninalipaje?',
  'You pay by M-Pesa: give your phone number, and confirm the request on your phone with your M-Pesa PIN.':
    'Unalipa kwa M-Pesa: andika nambari yako ya simu, kisha thibitisha ombi kwenye simu yako kwa PIN yako ya M-Pesa.',
  'You can also pay by card.': 'Unaweza pia kulipa kwa kadi.',
  'You pay by card.': 'Unalipa kwa kadi.',
  'This site takes no payments: you can study free units and free previews.':
    'Tovuti hii haipokei malipo: unaweza kusoma sehemu za bure na masomo ya kujaribu bure.',
  'Can I get my money back?': 'Je, ninaweza kurejeshewa pesa zangu?',
  'Ask for a refund at the help desk, with the number of your receipt. The administrators decide about it.':
    'Omba kurejeshewa pesa kupitia dawati la usaidizi, ukitaja nambari ya risiti yako. Wasimamizi huamua.',
  'The money is paid back the way you paid it. The units close then, and your progress is kept.':
    'Pesa hurejeshwa kwa njia uliyotumia kulipa. Sehemu hizo hufungwa wakati huo, na maendeleo yako huhifadhiwa.',
  'What does a course cost?': 'Kozi inagharimu kiasi gani?',
  'Courses: {0}. Free courses: {1}.': 'Kozi: {0}. Kozi za bure: {1}.',
  'The price of the other courses is {0} to {1}.': 'Bei ya kozi nyingine ni {0} hadi {1}.',
  'You can buy a whole course or single units.': 'Unaweza kununua kozi nzima au sehemu moja moja.',
  'Which languages can I learn in?': 'Ninaweza kujifunza kwa lugha zipi?',
  'This site is in English and Kiswahili.': 'Tovuti hii iko kwa Kiingereza na Kiswahili.',
};
