import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TicketForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Asks the people who run the site for help, and gives the reference of the request.',
  use: {
    when: ['Somebody asks the people who run the site for help.'],
    not: ['A barrier is reported: take BarrierForm.'],
  },
  anatomy: [
    { part: 'form', is: 'The fields.' },
    { part: 'select', is: 'What it is about.' },
    { part: 'received', is: 'The reference of the request.' },
  ],
  criteria: [
    'Who is signed in is not asked for a name and address again, and sees which address the answer goes to.',
    'What is missing is said at its field; nothing typed is lost when sending fails.',
    'Once received, the news takes the place of the form, with the focus on its heading and the reference in it.',
    'It adds no dialog to the public page on which it stands.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.7', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the send button' },
    { keys: 'Enter', does: 'In a one-line field or on the button: sends the request' },
  ],
};
