/** A key press with its xdotool name ("Tab", "h", "Return"), or a text to type. */
export type Act = { key: string; times?: number } | { type: string };

export interface Flow {
  /** Its file: a11y-reports/orca/<name>.txt */
  name: string;
  title: string;
  /** Id of a story that does not change: without a play function, or with one that opens the start of the flow. */
  story: string;
  acts: readonly Act[];
}

const press = (key: string, times = 1): Act => ({ key, times });
const type = (text: string): Act => ({ type: text });

export const FLOWS: readonly Flow[] = [
  {
    name: 'sign-in-with-an-error',
    title: 'Sign in, and be told what is missing',
    story: 'learning-screens-sign-in-form--default',
    acts: [press('Tab'), type('achieng'), press('Return'), press('Tab', 3)],
  },
  {
    name: 'unit-picker',
    title: 'Choose units of a course and hear the total',
    story: 'learning-courses-unit-picker--some-chosen',
    acts: [press('Tab'), press('Tab'), press('space'), press('Tab'), press('Return'), press('Tab')],
  },
  {
    name: 'lesson-headings',
    title: 'Read a lesson by its headings',
    story: 'learning-courses-lesson-reader--default',
    // Orca’s key for browse mode: the page begins with a text field, where h would be typed.
    acts: [press('Insert+a'), press('h', 4), press('Down', 2), press('shift+h')],
  },
  {
    name: 'notification-drawer',
    title: 'Mark a notification as read',
    story: 'overlays-notification-drawer--unread',
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
    story: 'learning-quizzes-quiz-question--ten-types',
    acts: [press('Tab'), press('space'), press('Down', 2), press('Tab'), press('space')],
  },
  {
    name: 'take-a-quiz',
    title: 'Start a quiz, answer a question and go to the next one',
    story: 'learning-quizzes-quiz-screen--rules',
    // By the skip link past the header and the sidebar.
    acts: [
      press('Tab'),
      press('Return'),
      press('Tab', 2),
      press('space'),
      press('Tab', 2),
      press('space'),
      press('Tab', 2),
      press('Return'),
    ],
  },
  {
    name: 'mark-an-answer',
    title: 'Read an answer whose name is hidden, give points and a comment, and save the mark',
    story: 'learning-authoring-marking-screen--hidden-name',
    acts: [
      press('Tab'),
      press('Return'),
      press('h', 3),
      press('Tab'),
      type('3'),
      press('Tab'),
      type('Good'),
      press('Tab'),
      press('Return'),
    ],
  },
  {
    name: 'combobox',
    title: 'Choose a county by typing',
    story: 'forms-combobox--default',
    acts: [press('Tab'), type('na'), press('Down', 2), press('Return'), press('alt+Down'), press('Escape')],
  },
  {
    name: 'date-input',
    title: 'Give a date by typing, and by the calendar',
    story: 'forms-date-input--default',
    acts: [
      press('Tab'),
      type('27'),
      press('Tab', 3),
      press('Return'),
      press('Right'),
      press('Down'),
      press('Return'),
    ],
  },
  {
    name: 'one-time-code',
    title: 'Type a code, with a letter among the digits',
    story: 'forms-one-time-code--default',
    acts: [press('Tab'), type('48'), press('x'), type('29'), press('BackSpace'), press('Left')],
  },
  {
    name: 'table-sorting',
    title: 'Sort a table',
    story: 'display-data-table--keyboard',
    acts: [press('Return'), press('shift+Tab'), press('Return')],
  },
  {
    name: 'table-selection',
    title: 'Select rows of a table',
    story: 'display-data-table--selectable-rows',
    acts: [press('space'), press('shift+Tab', 2), press('space')],
  },
  {
    name: 'quiz-ordering',
    title: 'Put steps in order',
    story: 'learning-quizzes-quiz-question--keyboard',
    acts: [press('Return'), press('Tab'), press('Return'), press('alt+Home')],
  },
  {
    name: 'chat',
    title: 'Ask on after an answer was stopped, and hear the next one as it streams',
    story: 'learning-courses-chat--stopped',
    acts: [press('Tab'), press('Return', 3), press('shift+Tab')],
  },
  {
    name: 'tutor-sources',
    title: 'Open a source of an answer of the tutor, go to its lesson link, and back to the answer',
    story: 'learning-tutor-tutor-conversation--keyboard',
    acts: [press('Return'), press('Tab'), press('Escape'), press('Tab')],
  },
  {
    name: 'live-class',
    title: 'Write in a live class, turn the microphone on, ask for the camera, raise a hand',
    story: 'learning-live-live-room--keyboard',
    acts: [
      type('Asante'),
      press('Return'),
      press('Tab', 3),
      press('space'),
      press('Tab'),
      press('Return'),
      press('Tab'),
      press('space'),
    ],
  },
  {
    name: 'video-player',
    title: 'Position and captions of a video',
    story: 'media-video-player--before-play',
    acts: [press('Tab'), press('Right'), press('c'), press('Tab')],
  },
  {
    name: 'transcript',
    title: 'Go on in a transcript, and set the video to a line of it',
    story: 'media-video-player--transcript-open',
    acts: [press('Tab'), press('Return')],
  },
  {
    name: 'command-palette',
    title: 'Find a place by the command palette',
    story: 'overlays-command-palette--open',
    acts: [press('Down', 2), type('light'), press('Escape')],
  },
  {
    name: 'toast-over-a-dialog',
    title: 'Hear a message while a dialog is open, go to it and back',
    story: 'overlays-dialog--toast-while-open',
    acts: [press('Return'), press('F6'), press('Tab'), press('F6'), press('Escape')],
  },
];
