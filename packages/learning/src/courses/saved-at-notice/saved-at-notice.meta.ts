import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SavedAtNotice',
  group: 'courses',
  status: 'beta',
  purpose: 'From when a page is that is shown without a connection.',
  use: {
    when: ['Below the title of a page whose data changes by itself and comes from the device.'],
    not: ['To say that the connection is lost: use OfflineNotice, which is announced.'],
  },
  anatomy: [{ part: 'saved-at-notice', is: 'One line: an icon and the sentence.' }],
  criteria: [
    'It names the day and the time in the user’s language and time zone; without them it says that things may have changed.',
    'It is text, so that it is read with the page; nothing is announced.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
