import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'The area of a hub’s administrator.',
  use: {
    when: ['A page belongs to a hub’s administrator.'],
    not: ['The hub is shown to learners: use HubScreen.'],
  },
  anatomy: [
    { part: 'console-layout', is: 'Frame with sidebar and top bar.' },
    { part: 'sidebar', is: 'The places of this hub.' },
  ],
  criteria: [
    'Titled with the hub’s name plus "Hub Console", role label "Hub Admin" (spec 2.86, 2.87).',
    'A very long name of a hub wraps at 320 px; nothing is cut.',
    'The menu is the app’s; the place of the page is marked.',
    'Unread messages: 99+ above 99.',
    'The bell of the notifications has a place in the top bar, which stays one row at 1280 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '2.4.3', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link, top bar, sidebar, main' },
    { keys: 'Escape', does: 'Closes an open menu or the slide-over; focus goes back' },
  ],
};
