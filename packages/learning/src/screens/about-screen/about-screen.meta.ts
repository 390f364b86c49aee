import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AboutScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of /about-us: what the product is, for whom, and what it holds itself to.',
  use: {
    when: ['The public page on the product and its makers.'],
    not: ['Questions of use: use HelpDeskScreen.'],
  },
  anatomy: [
    { part: 'about-screen', is: 'The whole body.' },
    { part: 'h1', is: 'Its title.' },
    { part: 'dl', is: 'What the product holds itself to.' },
  ],
  criteria: [
    'It says only what is true of the product: no people, numbers, addresses or partners are invented.',
    'Its text is in the page before JavaScript runs, under one h1 and h2 sections in reading order.',
    'It ends with where to go next.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
