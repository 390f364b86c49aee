/**
 * How criteria are answered that the stories of a component do not decide alone.
 * docs/accessibility-evaluation.md describes the method.
 */

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

/** A known lack: no story fails, but the component cannot meet the criterion. The answer is "partially supports". */
export interface Lack {
  criterion: string;
  component: string;
  because: string;
}

export const LACKS: readonly Lack[] = [
  {
    criterion: '1.2.5',
    component: 'courses/lesson-video',
    because:
      'VideoPlayer speaks an audio description, but the video of a lesson has no place for one; its transcript is beside it.',
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
