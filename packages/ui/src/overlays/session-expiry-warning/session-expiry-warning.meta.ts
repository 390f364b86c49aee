import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SessionExpiryWarning',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="alertdialog"]',
  purpose: 'Warns before the session ends, and extends it with one key press.',
  synonyms: ['time-out', 'idle warning'],
  use: {
    when: [
      'Once around every signed-in page, fed with the moment at which the session ends.',
      'The session can be extended; the server says until when.',
    ],
    not: [
      'The session is over already: use ConfirmDialog with `sessionExpired`.',
      'For the time of a quiz: take the quiz’s own timer, which stops nothing.',
    ],
  },
  anatomy: [
    { part: 'session-expiry-warning-overlay', is: 'Covers the page, which keeps everything that was typed' },
    { part: 'session-expiry-warning', is: 'The alert dialog' },
    { part: 'h2', is: 'Its title' },
    { part: 'p', is: 'How much time is left, in words, and that nothing is lost' },
    { part: 'button', is: '“Stay signed in”, which has the focus, and “Sign out now”' },
  ],
  criteria: [
    'It opens two minutes before the end, or when told to; at least 20 seconds are left to answer (WCAG 2.2.1).',
    'It is an alertdialog, named by its title and described by the time that is left.',
    'The focus is on “Stay signed in”: Enter or Space extends the session. Escape does so too; a press beside it means nothing.',
    'The time left is read when it opens, and spoken at one minute, 30 and 10 seconds (at two minutes, too, where it opened sooner); else it is silent.',
    'Extended here or in another tab, it closes, says so, and gives the focus back; what was typed is untouched.',
    'When extending fails it says why and can be tried again.',
    'When the time is over it closes and says so to its parent, once.',
    'A device that slept does not oversleep: the clock is looked at when the page shows again.',
  ],
  wcag: ['2.1.1', '2.1.2', '2.2.1', '2.4.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'Stays signed in, from where the focus starts' },
    { keys: 'Tab, Shift+Tab', does: 'Moves between the answers' },
    { keys: 'Escape', does: 'Stays signed in' },
  ],
};
