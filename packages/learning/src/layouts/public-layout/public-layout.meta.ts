import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PublicLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'The frame of every public page.',
  use: {
    when: ['A page that anybody may read.'],
    not: ['It needs an account: take a console layout.'],
  },
  anatomy: [
    { part: 'page-layout', is: 'The whole page.' },
    { part: 'top-bar', is: 'Brand and navigation.' },
    { part: 'main', is: 'The page.' },
    { part: 'footer', is: 'Where else to go.' },
  ],
  criteria: [
    'Top bar with Home, About Us, Courses, Help Desk and the theme toggle; signed out Log in and Sign up, signed in the avatar menu with Dashboard and Logout (spec 2.60–2.63).',
    'On small screens the mobile menu has the same links.',
    'Skip link first, one main with id "main", footer last; 15 dots above, 20 below.',
    'Nothing shifts when the session becomes known.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link first, then the bar from left to right' },
    { keys: 'Escape', does: 'Closes an open menu; focus goes back' },
  ],
};
