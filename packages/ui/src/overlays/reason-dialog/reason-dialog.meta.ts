import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReasonDialog',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'Asks for the reason of an action that affects someone else, and runs it.',
  synonyms: ['modal with a reason'],
  use: {
    when: [
      'An action that affects someone else, who gets the reason: cancel an enrolment, reject a request, suspend an account.',
    ],
    not: ['No one reads the reason: use ConfirmDialog.', 'For more than the reason: use FormDialog.'],
  },
  anatomy: [
    { part: 'dialog', is: 'The modal around it; its title names the act' },
    { part: 'text-area', is: 'The reason, with a hint that says who reads it' },
    { part: 'button', is: 'Does the act; the other one goes back' },
  ],
  criteria: [
    'Its title names the act, its button does the act, and the field says who will read the reason.',
    'An act without its required reason is refused at once, with the error at the field.',
    'It closes when the act is done; a failure leaves it open, with the reason as it was typed.',
    'Spaces at the ends of a reason are not part of it.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves within the dialog' },
    { keys: 'Escape', does: 'Closes without doing the act' },
  ],
};
