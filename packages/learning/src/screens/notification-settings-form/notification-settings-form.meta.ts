import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NotificationSettingsForm',
  group: 'screens',
  status: 'beta',
  purpose: 'What a user is notified of: for each type in the app, on devices and by mail, and quiet hours.',
  use: {
    when: ['The settings of a learner, an instructor or a hub administrator (spec 13.52).'],
    not: ['How the site looks: use DisplaySettings.'],
  },
  anatomy: [
    { part: 'notification-settings-form', is: 'The form' },
    { part: 'accordion', is: 'One row for each type: its name, and what is chosen in a few words' },
    {
      part: 'notification-type',
      is: 'The choices of one type: a group with its name, in the panel of its row',
    },
  ],
  criteria: [
    'Each type is a group named by it, so that "In the app", "On devices" and "By mail" are said with their type.',
    'Each type is a row that says in a few words what is chosen, and opens its choices; all can be opened at once. Nothing scrolls sideways.',
    'A type that has a mail of its own says "Always sent by mail" instead of offering a choice.',
    'Quiet hours are off or two times; they say which time zone they are in, and that a wish for another one can be fulfilled.',
    'An empty or equal time is refused beside its field, and the focus goes to the summary.',
    'Saving says so; a refusal keeps what was chosen.',
    'Loading and failing keep the place of the form, and failing offers to try again.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through rows, checkboxes, choices, times and the button' },
    { keys: 'Enter, Space', does: 'On a row: shows and hides its choices' },
    { keys: 'Space', does: 'Switches a checkbox' },
    { keys: 'Up, Down', does: 'On a choice: changes it' },
    { keys: 'Enter', does: 'On the button: saves' },
  ],
};
