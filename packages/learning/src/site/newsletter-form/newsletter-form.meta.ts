import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NewsletterForm',
  group: 'site',
  status: 'beta',
  purpose: 'Takes an email address for the newsletter.',
  use: {
    when: ['An address is taken for the newsletter, in a footer.'],
    not: ['An account is made: use SignUpForm.'],
  },
  anatomy: [{ part: 'newsletter-form', is: 'Label, field and button, with the outcome.' }],
  criteria: [
    'The browser refuses an empty or malformed address.',
    'A sent form announces exactly "Newsletter signup submitted" and makes no call.',
    'Nothing typed is lost.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the field, then to the button' },
    { keys: 'Enter', does: 'Sends it' },
  ],
};
