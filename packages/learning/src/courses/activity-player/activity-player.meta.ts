import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ActivityPlayer',
  group: 'courses',
  status: 'beta',
  purpose: 'Opens an interactive activity of a lesson in a frame, and says what was reached and saved.',
  use: {
    when: ['A lesson has an activity from a package (SCORM) that runs on another host.'],
    not: ['The content is the site’s own: show it in the page.'],
  },
  anatomy: [
    { part: 'activity-player', is: 'The section, named after the activity.' },
    { part: 'activity-bar', is: '“Leave the activity” and “Full screen”, before the frame.' },
    { part: 'activity-place', is: 'The place of the frame; says that the activity is loading.' },
    { part: 'activity-frame', is: 'The frame with the player of another host.' },
    { part: 'activity-status', is: 'What was reached, and whether everything is saved.' },
  ],
  criteria: [
    'Nothing is downloaded before the activity is opened; its size is shown.',
    'The frame is named after the activity; “Leave the activity” and “Full screen” come before it.',
    'Messages are taken from the frame and its origin only, and sent to that origin only.',
    'What was reached is shown in words below the activity and announced when it changes.',
    'What is not saved yet is said in place; what was opened elsewhere says that nothing is saved here.',
    'Leaving lets the activity save, and gives the focus back to the button that opens it.',
    'An activity that is wider than its place is shown whole, and in its size at the press of a button.',
    'What an earlier visit could not send is sent first; then the activity opens with it, in the same place.',
    'Without a connection it says so instead of failing.',
  ],
  wcag: ['2.1.1', '2.1.2', '2.4.3', '4.1.2', '4.1.3', '1.4.10'],
  interactive: true,
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On “Open the activity”: opens it and moves the focus to the bar before it',
    },
    { keys: 'Tab', does: 'Moves through leave, full screen, the size and into the frame, and out of it' },
    { keys: 'Enter, Space', does: 'On “Leave the activity”: saves and closes it' },
  ],
};
