import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LinkProvider',
  group: 'foundations',
  status: 'beta',
  purpose: 'Tells every component how to link, so that the library knows no router.',
  use: {
    when: ['The app has a router, and links must not reload the page.'],
    not: ['Plain links suffice: that is the default.'],
  },
  anatomy: [{ part: 'a', is: 'What every link becomes without a provider.' }],
  criteria: [
    "Paths of this site go through the router's link; other hosts, mail and in-page anchors stay plain anchors.",
  ],
  wcag: ['2.4.4'],
  interactive: false,
  keyboard: [],
};
