import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Drawer',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'A panel at one side of the window with more of the same task: a navigation, a list of messages.',
  synonyms: ['sheet', 'side panel', 'slide-over', 'off-canvas'],
  use: {
    when: ['A navigation or a list comes in from the side.'],
    not: ['A decision is needed: use Dialog.'],
  },
  anatomy: [
    { part: 'drawer', is: 'The panel, named by its title.' },
    { part: 'drawer-overlay', is: 'Dims the page; a press on it closes.' },
  ],
  criteria: [
    'It keeps every promise of Dialog: focus in, Tab within, Escape, press beside it, focus back, inert page.',
    'Its close button is a real button that a touch screen reader reaches.',
    'On a phone it takes the width it needs up to all of it; `wide` is 40% of the window from 1024 px.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.1.2', '2.4.3', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the drawer, from the last control to the first and back' },
    { keys: 'Escape', does: 'Closes it; focus goes back to where it was' },
  ],
};
