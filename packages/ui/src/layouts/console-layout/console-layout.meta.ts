import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ConsoleLayout',
  group: 'layouts',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The frame of every signed-in area.',
  use: {
    when: ['A new signed-in area is built.'],
    not: ['A page that needs no account: use PageLayout.'],
  },
  anatomy: [
    { part: 'console-layout', is: 'Skip link, bar, sidebar and content.' },
    { part: 'sidebar', is: 'Navigation, which can fold.' },
    { part: 'top-bar', is: 'Brand, search and menu of the person.' },
    { part: 'main', is: 'The page.' },
    { part: 'bottom-nav', is: 'On phones: the main places and the menu.' },
  ],
  criteria: [
    'Sidebar, banner and one main with id "main"; skip link first.',
    'The sidebar collapses to icons; on small screens a button opens it as a slide-over, and gets the focus back.',
    'Under 832 px the menu button is in a bar at the bottom, after the main places. A page with a bar of its own there has only that one, and the menu button in the top bar.',
    'A subtitle is below the product’s name (on small phones the menu shows it, and the bar has it for screen readers), a role label above the sidebar’s links. A long subtitle has two lines in the bar, and is whole in the menu.',
    'A fixed bar stays in the window from 832 px by 480 px on; on phones and at 400% zoom it scrolls away, and it never covers the focus.',
    'Brand, navigation, search, tools, locale and footer are slots; an empty slot leaves no gap and no landmark.',
    'Header links too many for the width are still in the sidebar.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '2.4.3', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link, top bar, sidebar, main' },
    { keys: 'Escape', does: 'Closes an open menu or the slide-over; focus goes back' },
  ],
};
