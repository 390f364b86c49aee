import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ScrollToTop',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Goes back to the top of a long page.',
  synonyms: ['back to top'],
  use: {
    when: ['A public page is longer than some screens.'],
    not: ['The page has a fixed bar of its own at the foot, which the button would cover.'],
  },
  anatomy: [
    {
      part: 'scroll-to-top',
      is: 'The button, in the lower corner at the end of the line once the page is scrolled far enough; on phones without its label.',
    },
    { part: 'scroll-to-top-room', is: 'The room for the button at the end of the page.' },
  ],
  criteria: [
    'It appears once the page is scrolled further than the threshold, 400 px unless told otherwise.',
    'It scrolls at once and takes the focus to the main part: the button is gone up there.',
    'On phones it is a circle of 44 px in the gutter, above a BottomNav.',
    'It never lies on a main action of the page: while it would, it is hidden, unless it has the focus.',
    'At the end of the page it covers neither text nor controls, and a control that gets the focus scrolls clear of it.',
  ],
  wcag: ['2.1.1', '2.4.3', '2.5.8'],
  interactive: true,
  keyboard: [{ keys: 'Enter, Space', does: 'Scrolls to the top; focus goes to the main part' }],
};
