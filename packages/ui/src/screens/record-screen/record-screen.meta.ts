import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RecordScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The console’s screen for one object: facts, status, actions and parts.',
  use: {
    when: ['A console’s page on one thing: facts, actions, parts.'],
    not: ['A list of things: use ListScreen.'],
  },
  anatomy: [
    { part: 'record-screen', is: 'The whole body.' },
    { part: 'breadcrumbs', is: 'The way back.' },
    { part: 'facts', is: 'What is known of it.' },
  ],
  criteria: [
    'It has one h1, and a trail that leads back to the list.',
    'The status is given in words next to the title; facts are a description list.',
    'While it loads the places are held; a failure shows the server’s words and “Try Again”.',
    'Very long titles and words wrap at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.2', '2.4.6', '2.4.8'],
  interactive: false,
  keyboard: [],
};
