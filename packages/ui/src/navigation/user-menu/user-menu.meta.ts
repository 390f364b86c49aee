import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UserMenu',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The signed-in user and their account links.',
  synonyms: ['account menu', 'profile menu'],
  use: {
    when: ['At the end of a header, for people who are signed in: their own pages, and signing out.'],
    not: ['For the site’s navigation: use NavList or Sidebar.', 'For commands on a thing: use Menu.'],
  },
  anatomy: [
    { part: 'user-menu', is: 'The button and its panel' },
    { part: 'avatar', is: 'The user’s picture or initial' },
    { part: 'nav-list', is: 'Links, as a plain list' },
    { part: 'button', is: 'Signs out' },
  ],
  criteria: [
    'The button is named by the person and tells whether it is expanded.',
    'Links are links and signing out is a button: there is no `menu` role.',
    'Escape closes it and gives the focus back; a press or a focus elsewhere closes it too.',
    'Without a picture the initial of the first name is shown.',
    'A long name or address wraps; the panel never leaves the window at 320 px.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.4.3', '2.5.3', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the panel' },
    { keys: 'Tab', does: 'Moves through its links' },
    { keys: 'Escape', does: 'Closes it; focus goes back to the button' },
  ],
};
