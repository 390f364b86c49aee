import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Menu',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="menu"]',
  purpose: 'A button that offers a few actions or choices.',
  synonyms: ['dropdown', 'action menu', 'kebab menu', 'overflow menu'],
  use: {
    when: ['A few actions or choices hide behind one button.'],
    not: ['Links to places: use NavList.', 'A form or text: use Popover.'],
  },
  anatomy: [
    { part: 'menu', is: 'The button with its menu.' },
    { part: 'menu-content', is: 'The entries, one stop of Tab.' },
  ],
  criteria: [
    'It follows the APG menu button: arrows, Home, End, typing a letter, Enter, Escape, focus back on the button.',
    'While it is open the rest of the page stays in the accessibility tree, and axe passes.',
    'An action that opens a dialog gets the focus back onto the menu button when the dialog closes.',
    'The selected option of a group has a check mark and `aria-checked`.',
    'It never leaves the window: at 320 px it shrinks and scrolls.',
  ],
  wcag: ['1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'Opens the menu on its first entry' },
    { keys: 'Arrow up, Arrow down', does: 'Moves to the previous or next entry, around the ends' },
    { keys: 'Home, End', does: 'Moves to the first or last entry' },
    { keys: 'A letter', does: 'Moves to the next entry that begins with it' },
    { keys: 'Enter, Space', does: 'Does it, and closes the menu' },
    { keys: 'Escape', does: 'Closes the menu; focus goes back to the button' },
    { keys: 'Tab', does: 'Closes the menu and moves to the element after the button' },
  ],
  notes: 'For links use a list of links (UserMenu, MobileMenu): a menu is no navigation.',
};
