import { lazyPage } from '../../routes/lazy-page';
import type { OtherLearnerPages } from './other-pages';

/** Their addresses, and those of the files that they need, are not part of the dashboard's first load. */
const other = (name: keyof OtherLearnerPages) =>
  lazyPage(async () => (await import('./other-pages')).otherLearnerPages[name]());

/** Pages that only the learner's area has. */
export const learnerPages = {
  myCourses: other('myCourses'),
  notes: other('notes'),
  settings: other('settings'),
  profile: other('profile'),
  hubs: other('hubs'),
  hub: other('hub'),
  invitation: other('invitation'),
  finished: other('finished'),
  checkout: other('checkout'),
  paymentWaiting: other('paymentWaiting'),
  paymentPaid: other('paymentPaid'),
  paymentFailed: other('paymentFailed'),
  gifts: other('gifts'),
  gift: other('gift'),
  give: other('give'),
  live: other('live'),
  quizzes: other('quizzes'),
  quiz: other('quiz'),
  certificates: other('certificates'),
  receipts: other('receipts'),
  tutor: other('tutor'),
  downloads: other('downloads'),
  receipt: other('receipt'),
};
