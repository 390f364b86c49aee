import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HelpDeskScreen',
  group: 'screens',
  status: 'beta',
  purpose:
    'The body of /help-desk: questions and answers that are true of this product, with a search over them.',
  use: {
    when: ['Questions and answers that help people to help themselves.'],
    not: ['No answer fits: use TicketForm.'],
  },
  anatomy: [
    { part: 'help-desk-screen', is: 'The whole body.' },
    { part: 'input', is: 'Narrows the questions.' },
    { part: 'details', is: 'One question with its answer.' },
  ],
  criteria: [
    'All answers are in the page before JavaScript runs, and each opens without it.',
    'The search narrows while typing, keeps the questions’ order and announces the count once typing pauses.',
    'A search without a match says so, keeps the typed words and offers a way back.',
    'Every topic and every question has an anchor that other pages may link to.',
    'A link to a question opens its answer: from the address, from this page, when followed twice, during a search.',
    'The form under #contact adds no dialog to the first load.',
    'It names no address or number that the site does not have.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.6', '3.2.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the search, the topics and each question' },
    { keys: 'Enter, Space', does: 'Opens or closes the answer' },
  ],
};
