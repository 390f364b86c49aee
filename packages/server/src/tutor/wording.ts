import { TUTOR_LIMITS } from '@digiken/contract/constants';

/** Texts for people. */
export const WORDING = {
  tooMany: 'You have asked many questions in a short time. Wait a few minutes, then ask again.',
  noConversation: 'There is no such conversation.',
  noAnswer: 'There is no such answer.',
  full: `A conversation has at most ${TUTOR_LIMITS.questionsPerConversation} questions. Begin a new one.`,
  writing: 'The last answer is still being written. Wait for it, or stop it.',
  agreed: 'Your questions are now answered with the model. You can change this at any time.',
  refused: 'Your questions are not sent to the model.',
  noModel: 'This site has no model, so there is nothing to agree to.',
  removed: 'The conversation is deleted.',
  removedAll: 'Your conversations are deleted.',
  sent: (reference: string) =>
    `Your conversation has reached the help desk (${reference}). A person will answer by mail.`,
  sentAlready: 'This conversation is on its way to the help desk already.',
  noLessonInCourse: 'This lesson is not part of this course.',
  saved: 'The settings are saved.',
  reviewed: 'The conversation is marked as reviewed.',
  noFlagged: 'There is no such flagged conversation.',
} as const;

/** Sentences about courses and the site that answer a visitor's question. */
export const FACTS = {
  helpDesk: 'Help desk',
  free: 'This course is free.',
  price: (price: string) => `The price of the whole course is ${price}.`,
  singleUnits: (price: string) => `You can buy single units: the cheapest costs ${price}.`,
  size: (units: number, lessons: number) => `Units: ${units}. Lessons: ${lessons}.`,
  minutes: (minutes: number) => `Time that it takes: about ${minutes} minutes.`,
  level: {
    beginner: 'Level: beginner.',
    intermediate: 'Level: intermediate.',
    advanced: 'Level: advanced.',
  },
  languages: (names: string) => `Languages of the lessons: ${names}.`,
  howToPay: 'How do I pay?',
  mpesa:
    'You pay by M-Pesa: give your phone number, and confirm the request on your phone with your M-Pesa PIN.',
  card: 'You can also pay by card.',
  onlyCard: 'You pay by card.',
  noPayments: 'This site takes no payments: you can study free units and free previews.',
  refunds: 'Can I get my money back?',
  askForRefund:
    'Ask for a refund at the help desk, with the number of your receipt. The administrators decide about it.',
  refundPaid: 'The money is paid back the way you paid it. The units close then, and your progress is kept.',
  prices: 'What does a course cost?',
  courses: (count: number, free: number) => `Courses: ${count}. Free courses: ${free}.`,
  priceRange: (least: string, most: string) => `The price of the other courses is ${least} to ${most}.`,
  unitByUnit: 'You can buy a whole course or single units.',
  whichLanguages: 'Which languages can I learn in?',
  site: 'This site is in English and Kiswahili.',
} as const;
