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
    { part: 'section', is: 'The form under its h1.' },
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
