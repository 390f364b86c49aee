import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TicketForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Asks the people who run the site for help, and gives the reference of the request.',
  use: {
    when: ['A user asks the people who run the site for help.'],
    not: ['A barrier is reported: use BarrierForm.'],
  },
  anatomy: [
    { part: 'form', is: 'The fields.' },
    { part: 'select', is: 'What it is about.' },
    { part: 'received', is: 'The reference of the request.' },
  ],
  criteria: [
    'Signed-in users are not asked for name and address, and see which address the reply goes to.',
    'Missing input is reported at its field; typed text is kept when sending fails.',
    'Once received, the news takes the place of the form, with the focus on its heading and the reference in it.',
    'It adds no dialog to the public page.',
    'What is typed is reported at each change, so that it can be kept over a sign-in; unsent text of an earlier visit is in the form.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.7', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the send button' },
    { keys: 'Enter', does: 'In a one-line field or on the button: sends the request' },
  ],
};
