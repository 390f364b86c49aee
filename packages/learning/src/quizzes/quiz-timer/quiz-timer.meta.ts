import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizTimer',
  group: 'quizzes',
  status: 'beta',
  purpose: 'The time left of an attempt: in sight, silent, spoken only at thresholds.',
  use: {
    when: [
      'An attempt that the server ends at a fixed time; pass that time and the server’s clock.',
      'An attempt without a limit: it says so, which calms.',
    ],
    not: [
      'How long a lesson takes: take course-outline’s duration.',
      'A session that is about to expire: that needs a dialog with a way to stay.',
    ],
  },
  anatomy: [
    { part: 'quiz-timer', is: 'The whole; it is no live region.' },
    { part: 'quiz-timer-clock', is: 'The digits, hidden from screen readers, which get the same in words.' },
    { part: 'button', is: 'Hides and shows the time, for those whom it presses.' },
  ],
  criteria: [
    'It is no live region; it speaks at half, 5 minutes, 1 minute and 30 seconds, and when the time is up.',
    'After the device slept it tells once, and what is really left; the server’s clock decides.',
    'Added time is announced and thresholds are reset; extra time is given in words below.',
    'The last minute is larger and on a ground of its own, in words when the time is hidden; nothing blinks.',
    'onEnd is called once.',
  ],
  wcag: ['1.4.1', '2.1.1', '2.2.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Hide time”' },
    { keys: 'Enter, Space', does: 'Hides or shows the time' },
  ],
};
