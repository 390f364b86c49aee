import type { HelpDeskKey } from './help-desk-screen.messages';

export interface Question {
  /** Anchor of the question, for links. */
  id: string;
  question: HelpDeskKey;
  answer: HelpDeskKey;
  /** A fixed path, or a target that depends on the user's role. */
  link?: { label: HelpDeskKey; href: string } | { label: HelpDeskKey; place: 'hubs' | 'messages' };
}

export interface Topic {
  id: string;
  title: HelpDeskKey;
  questions: readonly Question[];
}

/** The questions of the help desk, in the order of a learner's journey. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'account',
    title: 'accountTopic',
    questions: [
      {
        id: 'make-an-account',
        question: 'joinQ',
        answer: 'joinA',
        link: { label: 'joinLink', href: '/auth/signup' },
      },
      {
        id: 'confirmation-link',
        question: 'verifyQ',
        answer: 'verifyA',
        link: { label: 'verifyLink', href: '/verify/email' },
      },
      {
        id: 'forgotten-password',
        question: 'passwordQ',
        answer: 'passwordA',
        link: { label: 'passwordLink', href: '/auth/forgot-password' },
      },
      { id: 'log-in-again', question: 'expiredQ', answer: 'expiredA' },
      { id: 'name-and-picture', question: 'pictureQ', answer: 'pictureA' },
    ],
  },
  {
    id: 'learning',
    title: 'learningTopic',
    questions: [
      {
        id: 'find-a-course',
        question: 'findQ',
        answer: 'findA',
        link: { label: 'findLink', href: '/courses' },
      },
      { id: 'free-preview', question: 'tryQ', answer: 'tryA' },
      { id: 'progress', question: 'doneQ', answer: 'doneA' },
      { id: 'languages', question: 'languageQ', answer: 'languageA' },
    ],
  },
  {
    id: 'paying',
    title: 'payingTopic',
    questions: [
      { id: 'single-units', question: 'enrolQ', answer: 'enrolA' },
      { id: 'prices', question: 'priceQ', answer: 'priceA' },
      { id: 'how-to-pay', question: 'payQ', answer: 'payA' },
      { id: 'charged-twice', question: 'twiceQ', answer: 'twiceA' },
      { id: 'refunds', question: 'refundQ', answer: 'refundA' },
    ],
  },
  {
    id: 'together',
    title: 'togetherTopic',
    questions: [
      { id: 'what-is-a-hub', question: 'hubQ', answer: 'hubA' },
      {
        id: 'join-a-hub',
        question: 'joinHubQ',
        answer: 'joinHubA',
        link: { label: 'joinHubLink', place: 'hubs' },
      },
      { id: 'hub-administrator', question: 'hubSeesQ', answer: 'hubSeesA' },
      {
        id: 'whom-to-write',
        question: 'writeQ',
        answer: 'writeA',
        link: { label: 'writeLink', place: 'messages' },
      },
      { id: 'archive', question: 'archiveQ', answer: 'archiveA' },
      { id: 'report-and-block', question: 'reportQ', answer: 'reportA' },
    ],
  },
  {
    id: 'teaching',
    title: 'teachingTopic',
    questions: [
      {
        id: 'become-an-instructor',
        question: 'teachQ',
        answer: 'teachA',
        link: { label: 'teachLink', href: '#contact' },
      },
      { id: 'write-a-lesson', question: 'lessonQ', answer: 'lessonA' },
      { id: 'import-a-course', question: 'importQ', answer: 'importA' },
      { id: 'publish-a-course', question: 'publishQ', answer: 'publishA' },
      { id: 'needs-help', question: 'struggleQ', answer: 'struggleA' },
    ],
  },
  {
    id: 'data',
    title: 'dataTopic',
    questions: [
      { id: 'data-used', question: 'mbQ', answer: 'mbA' },
      { id: 'page-does-not-load', question: 'slowQ', answer: 'slowA' },
      { id: 'display', question: 'displayQ', answer: 'displayA' },
    ],
  },
  {
    id: 'privacy',
    title: 'privacyTopic',
    questions: [
      { id: 'what-is-kept', question: 'keptQ', answer: 'keptA' },
      { id: 'who-reads-messages', question: 'messagesSeenQ', answer: 'messagesSeenA' },
      { id: 'cookies', question: 'cookieQ', answer: 'cookieA' },
      { id: 'shared-computer', question: 'deviceQ', answer: 'deviceA' },
    ],
  },
];
