/**
 * How criteria are answered that the stories of a component do not decide alone.
 * docs/accessibility-evaluation.md describes the method.
 */

import type { AccessibilityKey } from '../../packages/learning/src/screens/accessibility-screen/accessibility-screen.messages.ts';

/** A test outside the stories that runs in `npm test`: a red one stops the run before or after the report. */
export interface NamedTest {
  /** Its file, from the root of the repository. */
  file: string;
  title: string;
}

/** A test that proves a criterion for components whose own stories do not. */
export interface Proof extends NamedTest {
  criterion: string;
  /** Folders: `actions/button`. */
  components: readonly string[];
}

const SCAN = 'tools/a11y-report/source-scan.test.ts';
const TOAST = 'packages/ui/src/feedback/toast/toast.test.tsx';

/** A failed story of a component outweighs its proof. */
export const PROOFS: readonly Proof[] = [
  {
    criterion: '1.1.1',
    file: SCAN,
    title: 'every picture in the code is hidden from assistive technology or has a name',
    components: [
      'courses/course-card',
      'courses/home-screen',
      'courses/instructor-card',
      'payments/payment-result-screen',
      'payments/payment-waiting-screen',
      'screens/empty-scene',
      'screens/page-not-found-screen',
      'screens/profile-form',
      'site/brand',
    ],
  },
  {
    criterion: '1.3.2',
    file: SCAN,
    title: 'content is drawn in the order of the source, except where its meaning stays the same',
    components: [
      'display/data-table',
      'foundations/inline',
      'layouts/auth-layout',
      'screens/about-screen',
      'screens/conversation',
    ],
  },
  {
    criterion: '1.4.2',
    file: SCAN,
    title: 'nothing plays by itself',
    components: ['courses/lesson-video', 'media/audio-player'],
  },
  {
    criterion: '2.2.1',
    file: TOAST,
    title: '[R.20] the timer pauses while the focus is in the toasts',
    components: ['feedback/toast'],
  },
  {
    criterion: '2.4.2',
    file: 'e2e/checks/routes.spec.ts',
    title: 'every address of the ${area} routes opens for ${who}@',
    components: [
      'courses/lesson-screen',
      'screens/figures-screen',
      'screens/list-screen',
      'screens/record-screen',
    ],
  },
  {
    criterion: '2.4.7',
    file: SCAN,
    title: 'no component removes the outline of the focus without drawing its own',
    components: [
      'actions/toolbar',
      'display/accordion',
      'display/avatar-group',
      'display/code-block',
      'display/collapsible',
      'display/data-table',
      'display/tabs',
      'display/virtual-table',
      'forms/toggle-group',
      'navigation/skip-link',
    ],
  },
];

/**
 * A known lack: no story fails, but a component cannot meet the criterion, or what the tests show is only a part of it.
 * The answer is "partially supports".
 */
export interface Lack {
  criterion: string;
  /** The folder of a component; `everything` for all components and the product; `product` for its pages and content. */
  of: string;
  because: string;
  /** The text of the accessibility page that tells users, unless only an auditor can act on it. */
  text?: AccessibilityKey;
}

const MEDIA =
  'Authors bring videos and sound, and may leave out captions and transcripts; they are told before a course is published.';

export const LACKS: readonly Lack[] = [
  {
    criterion: '1.1.1',
    of: 'product',
    because: 'Some pictures in imported courses have poor descriptions, or none.',
    text: 'limitsImages',
  },
  { criterion: '1.2.1', of: 'product', because: MEDIA, text: 'limitsVideo' },
  { criterion: '1.2.2', of: 'product', because: MEDIA, text: 'limitsVideo' },
  { criterion: '1.2.3', of: 'product', because: MEDIA, text: 'limitsVideo' },
  {
    criterion: '1.2.4',
    of: 'live/live-room',
    because:
      'It shows captions only if somebody types them during the class; nothing turns speech into text.',
    text: 'limitsLive',
  },
  {
    criterion: '1.2.5',
    of: 'courses/lesson-video',
    because:
      'VideoPlayer speaks an audio description, but the video of a lesson has no place for one; its transcript is beside it.',
    text: 'limitsDescription',
  },
  {
    criterion: '1.4.5',
    of: 'product',
    because:
      'Pictures in courses and slides of live classes may show text; they have a description beside them.',
    text: 'limitsImages',
  },
  {
    criterion: '2.3.1',
    of: 'product',
    because:
      'No test looks for flashes in the videos that authors bring, or in the pictures of a live class.',
  },
  {
    criterion: '2.4.3',
    of: 'everything',
    because:
      'The tests follow the focus within each component, and see that it is on the page after each press of a key. They compare the order of Tab with the content of the page only on the page of a course.',
  },
  {
    criterion: '3.1.2',
    of: 'everything',
    because:
      'What people write has the language that was recognised when it was saved. A text whose language was not clear, such as a short one, has none, and is read in the language of the page.',
    text: 'limitsLanguage',
  },
  {
    criterion: '3.3.2',
    of: 'everything',
    because:
      'The tests see that fields have labels. No test sees whether the hints say all that a field expects. Some search boxes, and the blanks in a text of a quiz, have a label that is spoken and not shown.',
  },
];

/** What a person must do for a criterion that no machine or script can decide. */
export const FOR_A_PERSON: Readonly<Partial<Record<string, string>>> = {
  '1.3.3':
    'read all instructions of the product; none may depend only on shape, colour, size, position or sound.',
  '2.2.2':
    'open loading pages, and leave pages with relative times open for five minutes; what moves or changes by itself must be part of loading, or must not distract.',
  '3.2.4': 'compare the pages of the product; controls with the same function have the same name and icon.',
};

/** At most so many criteria of levels A and AA may be left to a person. */
export const MOST_UNANSWERED = 6;
