import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LiveClassesScreen',
  group: 'live',
  status: 'beta',
  purpose: 'The live classes that a person can join or hosts, with the next one first.',
  use: {
    when: ['The page “Live Classes” of learners, instructors and hubs.'],
    not: ['For all classes of a site: use ListScreen, which has a search and a table.'],
  },
  anatomy: [
    { part: 'live-classes-screen', is: 'The whole.' },
    { part: 'filter-bar', is: 'Upcoming or past, and the course or hub.' },
    { part: 'next-class', is: 'The next class, with a frame.' },
    { part: 'live-class-card', is: 'One class, with what hosts can do with it.' },
  ],
  criteria: [
    'The next class comes first, under a heading of its own; a cancelled class is never “next”.',
    'Without classes the page says how they come, and has one next step.',
    'The calendar file, and each action of hosts, names its class.',
    'Cancelling asks first; in a series it asks whether the later ones are meant as well.',
    'Loading and failing say so; a failed list can be loaded again.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.4', '2.4.6', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the filters, the classes and their actions' },
    { keys: 'Enter', does: 'Joins, saves the calendar file, opens a page, asks whether to cancel' },
  ],
};
