import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ToggleGroup',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A few options in one row, of which one is on, or any number.',
  use: {
    when: [
      'Two to five short options change what is shown at once: list or grid, day, week or month.',
      'With `multiple`: formats that are on or off by themselves, e.g. bold and italic in a Toolbar.',
    ],
    not: [
      'The answer is sent with a form and needs a hint or an error: use RadioGroup or Checkbox.',
      'Each option shows another panel: use Tabs.',
      'There are more than five options, or long ones: use Select.',
      'One thing is on or off: use Switch.',
    ],
  },
  anatomy: [
    { part: 'toggle-group', is: 'The frame of all options, named by the label' },
    { part: 'button', is: 'One option: a radio, or with `multiple` a button that is pressed or not' },
  ],
  criteria: [
    'One of them: a group of radios, so that readers say which of how many is on; arrow keys select.',
    'Any number: buttons that say whether they are pressed; arrow keys only move.',
    'It is one stop of Tab. In a Toolbar it has no stop of its own, and arrow keys only move.',
    'What is on differs by a frame and by weight, not by colour alone, also in forced colours.',
    'With a `name` it sends its values with its form, and follows a reset.',
    'It is controlled or not, wraps at 320 px, and its targets are 44 px high on touch screens.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.4.3', '2.4.7', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'Moves to the option that is on (any number: that was focused last), and on',
    },
    { keys: 'Right, Down, Left, Up arrow', does: 'Move round the ends; where one is on, they select' },
    { keys: 'Home, End', does: 'Move to the first or last option in the same way' },
    { keys: 'Enter, Space', does: 'Turn the option on; with `multiple` on or off' },
  ],
};
