import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LiveRoom',
  group: 'live',
  status: 'beta',
  purpose: 'A live class while it takes place: slide, captions, people, chat, and the user’s own controls.',
  synonyms: ['video call', 'meeting', 'webinar', 'conference'],
  use: {
    when: ['The page of a class from the press of “Join” until the user leaves.'],
    not: [
      'To choose devices before joining: use DeviceCheck.',
      'For a class that is over: use ClassRecording.',
    ],
  },
  anatomy: [
    { part: 'live-room', is: 'The whole; its container width decides between one and two columns.' },
    { part: 'stage', is: 'The slide, or somebody’s screen, 16 to 9.' },
    { part: 'caption-line', is: 'The last two lines of captions, below the slide.' },
    { part: 'room-side', is: 'Pictures, and the tabs People, Chat and Slides.' },
    { part: 'hand-queue', is: 'Raised hands as an ordered list.' },
    { part: 'room-waiting', is: 'For hosts: those in the waiting room.' },
    { part: 'room-host', is: 'For hosts: lock, record, end.' },
    { part: 'data-saver', is: 'The cost of the class, and the switch that lowers it.' },
    { part: 'call-bar', is: 'Microphone, camera, screen, hand, captions and Leave, at the bottom.' },
    { part: 'room-notice', is: 'In place of the room: why the user is not in it, and the next step.' },
  ],
  criteria: [
    'Each control is a button with a stable name; `aria-pressed` and a word tell its state. No key alone does anything.',
    'Captions are below the slide and never cover it; everybody can hide them.',
    'The focus never moves when people come, go, speak or write; new people are added at the end.',
    'Only what matters is announced: hosts hear of hands and people who wait; everyone hears how many messages are new, that it is recorded, and their own role; nobody hears who comes and goes.',
    'A lost connection is a notice above the room: everything stays as it was, and typed text is kept.',
    'A control that cannot be used says why when it is pressed.',
    'What the class costs an hour, and what it has cost so far, is shown beside the switch that lowers it.',
    'Removing a person, recording and ending for all are confirmed; the focus stays in the list after a removal.',
    'A person who cannot be in the room reads why, and gets the next step.',
    'At 200% text on a small phone nothing sticks or is cut off.',
  ],
  wcag: ['1.1.1', '1.2.4', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.1.4', '2.4.3', '2.5.3', '3.3.4', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the slide, the tabs and their content, to the controls' },
    { keys: 'Enter, Space', does: 'Turns a control on or off, opens the actions for a person' },
    { keys: 'Left, Right, Home, End', does: 'Moves between People, Chat and Slides' },
    { keys: 'Enter', does: 'In the chat: sends the message; in the line of captions: sends the line' },
    { keys: 'Shift + Enter', does: 'In the chat: starts a new line' },
  ],
};
