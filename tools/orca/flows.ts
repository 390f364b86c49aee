/** One press of a key by xdotool's name of it ("Tab", "h", "Return"), or a text to type. */
export type Act = { key: string; times?: number } | { type: string };

export interface Flow {
  /** Its file: a11y-reports/orca/<name>.txt */
  name: string;
  title: string;
  /** Of a story that holds still: it has no play function, or one that opens what the flow begins with. */
  story: string;
  acts: readonly Act[];
}

const press = (key: string, times = 1): Act => ({ key, times });
const type = (text: string): Act => ({ type: text });

export const FLOWS: readonly Flow[] = [
  {
    name: 'sign-in-with-an-error',
    title: 'Sign in, and be told what is missing',
    story: 'screens-signinform--default',
    acts: [press('Tab'), type('achieng'), press('Return'), press('Tab', 3)],
  },
  {
    name: 'unit-picker',
    title: 'Choose units of a course and hear the total',
    story: 'learning-unit-picker--some-chosen',
    acts: [press('Tab'), press('Tab'), press('space'), press('Tab'), press('Return'), press('Tab')],
  },
  {
    name: 'lesson-headings',
    title: 'Read a lesson by its headings',
    story: 'learning-lesson-reader--reading',
    // Orca’s own key for browse mode: the page begins with a box, among whose letters h would be one more.
    acts: [press('Insert+a'), press('h', 4), press('Down', 2), press('shift+h')],
  },
  {
    name: 'notification-drawer',
    title: 'Mark a notification as read',
    story: 'overlays-notificationdrawer--unread',
    acts: [press('Escape'), press('Return'), press('Tab', 4), press('Return'), press('Escape')],
  },
  {
    name: 'dialog',
    title: 'Open a dialog, and close it again',
    story: 'overlays-dialog--open',
    acts: [press('Escape'), press('Return'), press('Tab', 2), press('Escape')],
  },
  {
    name: 'quiz-question',
    title: 'Answer a question of a quiz',
    story: 'learning-quizquestion--ten-types',
    acts: [press('Tab'), press('space'), press('Down', 2), press('Tab'), press('space')],
  },
];
