/** The rule that a run can prove for the code as a whole, instead of component by component. */
export interface Answer {
  level: 'supports' | 'not-applicable';
  /** One or two sentences for the report. */
  notes: string;
  /** The test that proves it, in the same run: its file and its title. None for a fact about the standard. */
  test?: { file: string; title: string };
}

const SCAN = 'tools/a11y-report/source-scan.test.ts';

/** Answers for criteria that no single component can answer for. A failed story outweighs them. */
export const ANSWERS: Readonly<Partial<Record<string, Answer>>> = {
  '1.3.4': {
    level: 'supports',
    notes: 'No style or code locks or asks for an orientation; every story is mounted 320 and 1280 px wide.',
    test: { file: SCAN, title: 'no style or code locks the orientation' },
  },
  '2.3.1': {
    level: 'supports',
    notes: 'No animation repeats three times a second or more often.',
    test: { file: SCAN, title: 'no animation repeats three times a second or more often' },
  },
  '2.5.4': {
    level: 'not-applicable',
    notes: 'Nothing reads the motion of the device.',
    test: { file: SCAN, title: 'nothing reads the motion of the device' },
  },
  '3.1.1': {
    level: 'supports',
    notes: 'The app sets the language of its pages; every page that is delivered as HTML names it.',
    test: {
      file: 'packages/app/test/prerendered.test.ts',
      title: '$path: its text is there before JavaScript, with one h1, a title and a description',
    },
  },
  '3.2.1': {
    level: 'supports',
    notes:
      'No component changes the page, opens a window, submits or moves the focus because it gets the focus.',
    test: {
      file: SCAN,
      title: 'no handler of the focus opens a page or a window, submits, or moves the focus',
    },
  },
  '4.1.1': {
    level: 'supports',
    notes:
      'WCAG 2.2 has dropped the criterion, and W3C says that HTML always satisfies it (errata of WCAG 2.1).',
  },
};
