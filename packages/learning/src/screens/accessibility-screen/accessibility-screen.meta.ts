import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AccessibilityScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of /accessibility: the statement, the keyboard shortcuts and help for screen readers.',
  use: {
    when: ['The public accessibility statement, with the keys.'],
    not: ['Someone reports a barrier: use BarrierForm.'],
  },
  anatomy: [
    { part: 'accessibility-screen', is: 'The whole body.' },
    { part: 'nav', is: 'Its parts.' },
    { part: 'table', is: 'The keyboard shortcuts.' },
  ],
  criteria: [
    'It states the commitment (WCAG 2.1 AA), how it is checked and, as plainly, what does not work well yet.',
    'The footer’s anchors #keyboard-shortcuts and #screen-reader-help lead to their sections.',
    'The table of keys has a caption and header cells, and reflows at 320 px.',
    'The table names every key that a component answers to, by where it is used.',
    'The form under #report-a-barrier adds no dialog to the first load.',
    'What does not work well yet includes each lack that the conformance report names and users can notice.',
    'It claims no test that was not made and names no address that does not exist.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.1', '2.4.6', '3.2.6'],
  interactive: false,
  keyboard: [],
};
