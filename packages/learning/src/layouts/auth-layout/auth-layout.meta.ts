import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AuthLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'A narrow column for one form.',
  use: {
    when: ['One form is the whole page: sign in, sign up, new password.'],
    not: ['The person is signed in: take a console layout.'],
  },
  anatomy: [
    { part: 'auth-layout', is: 'Both columns.' },
    { part: 'paying-top', is: 'While one is buying: the way back and the step.' },
    { part: 'section', is: 'The form under its h1.' },
    { part: 'order', is: 'What one is about to buy, if there is something.' },
    { part: 'aside', is: 'What the product is, where there is room.' },
  ],
  criteria: [
    'One `h1`; the form is at most 28rem wide.',
    'Content next to it on wide screens is below it on small ones; what one is about to buy is above the `h1` there.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10'],
  interactive: false,
  keyboard: [],
};
