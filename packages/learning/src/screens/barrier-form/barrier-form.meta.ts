import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BarrierForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Reports a barrier to the people who run the site.',
  use: {
    when: ['A user reports something that they could not do.'],
    not: ['Any other need: use TicketForm.'],
  },
  anatomy: [
    { part: 'form', is: 'The fields.' },
    { part: 'text-area', is: 'What went wrong.' },
    { part: 'text-input', is: 'Where, and how to answer.' },
  ],
  criteria: [
    'Only the page and the problem are required; technology and contact are marked optional.',
    'A report without a contact is as good as one with it.',
    'Nothing typed is lost when sending fails; once received, the news takes the focus.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the send button' },
    { keys: 'Enter', does: 'In a one-line field or on the button: sends the report' },
  ],
};
