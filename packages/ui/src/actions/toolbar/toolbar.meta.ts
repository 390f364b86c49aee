import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Toolbar',
  group: 'actions',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Controls for one thing, which together are one stop of Tab.',
  use: {
    when: ['Three or more controls act on the same thing: a text, a chart, the rows that are selected.'],
    not: [
      'One or two buttons: use Inline.',
      'Links between pages: use NavList.',
      'Rarely used actions: use Menu.',
      'A text field is its main part: use FilterBar. Arrow keys are for the text there.',
    ],
  },
  anatomy: [
    { part: 'toolbar', is: 'All controls, named by the label' },
    { part: 'toolbar-group', is: 'Controls that belong together, with a name of their own' },
    { part: 'separator', is: 'A line between groups' },
  ],
  criteria: [
    'It is one stop of Tab: the control that was focused last, at first the first.',
    'Arrow keys, Home and End move the focus and do nothing else; they follow the text direction and the orientation.',
    'Buttons, links, toggle groups and triggers of menus work in it as they do elsewhere.',
    'A control that is disabled, hidden or removed is left out; the toolbar keeps its stop.',
    'It wraps at 320 px, and groups stay together as far as they fit.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves into and out of the toolbar' },
    { keys: 'Right arrow, Left arrow', does: 'Move to the next or previous control, round the ends' },
    { keys: 'Down arrow, Up arrow', does: 'The same in a vertical toolbar' },
    { keys: 'Home, End', does: 'Move to the first or last control' },
    { keys: 'Enter, Space', does: 'Press the control' },
  ],
};
