import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Tabs',
  group: 'display',
  status: 'beta',
  purpose: 'Several panels of which one shows.',
  criteria: [
    'It is one stop of Tab; arrow keys, Home and End move and show at once.',
    'The tab that shows differs by a bar, not by colour alone.',
    'Tabs that do not fit wrap; nothing scrolls sideways at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.4.3', '2.4.7', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the tab that shows, then to its panel' },
    { keys: 'Right arrow, Left arrow', does: 'Move to and show the next or previous tab, round the ends' },
    { keys: 'Home, End', does: 'Move to and show the first or last tab' },
  ],
};
