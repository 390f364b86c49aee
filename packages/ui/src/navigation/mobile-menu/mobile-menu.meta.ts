import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MobileMenu',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The navigation of small screens.',
  synonyms: ['hamburger menu'],
  use: {
    when: ['In the header, where the window is too narrow for the links of the TopBar.'],
    not: ['On wide windows: show the links.', 'For commands: use Menu.'],
  },
  anatomy: [
    { part: 'mobile-menu', is: 'The button and what it discloses' },
    { part: 'button', is: '"Menu"; says whether it is expanded' },
    { part: 'nav', is: 'The links, and the ways in and out of the account' },
  ],
  criteria: [
    'A button that tells whether it is expanded, followed by what it discloses; links stay links.',
    'Opening says "Menu opened", closing "Menu closed"; both are cleared after one second.',
    'Escape closes it and gives the focus back to the button.',
    'A press or a focus elsewhere and a followed link close it.',
    'It scrolls within the window when it is taller.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.4.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens or closes the menu' },
    { keys: 'Tab', does: 'Moves from the button into the menu' },
    { keys: 'Escape', does: 'Closes the menu; focus goes back to the button' },
  ],
};
