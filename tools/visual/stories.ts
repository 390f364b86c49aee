import type { Look } from './storybook.ts';

export interface Picture extends Look {
  width: 1280 | 390;
}

/** Stories that show a change of tokens, type or layout first; each in both corners of the matrix. */
const STORIES = [
  'actions-button--variants',
  'forms-field--with-error',
  'display-data-table--default',
  'feedback-callout--tones',
  'overlays-dialog--open',
  'overlays-menu--open',
  'overlays-notification-drawer--unread',
  'learning-site-footer--default',
  'learning-layouts-learner-console-layout--default',
  'learning-screens-sign-in-form--default',
  'learning-courses-course-card--default',
  'learning-courses-home-screen--default',
];

/** Right to left: the frame of every page, and a row of controls. */
const TURNED = ['learning-layouts-learner-console-layout--default', 'actions-button--variants'];

export const PICTURES: readonly Picture[] = [
  ...STORIES.flatMap((story): Picture[] => [
    { story, theme: 'dark', width: 1280 },
    { story, theme: 'light', width: 390 },
  ]),
  ...TURNED.map((story): Picture => ({ story, theme: 'light', width: 1280, direction: 'rtl' })),
];

/** The file of a picture below tools/visual/pictures. */
export const nameOf = ({ story, theme, width, direction }: Picture): string =>
  `${[story, theme, width, ...(direction ? [direction] : [])].join('-')}.png`;

/** The window in which a picture is taken, in CSS pixels. */
export const size = ({ width }: Picture) => ({ width, height: width === 1280 ? 800 : 844 });
