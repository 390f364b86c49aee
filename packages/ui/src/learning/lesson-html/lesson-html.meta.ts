import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonHtml',
  group: 'learning',
  status: 'beta',
  purpose: 'Ready HTML of a lesson or course, from the server.',
  use: {
    when: ['Ready HTML of a lesson comes from the server, cleaned there.'],
    not: ['The text is written in code: use Prose.', 'HTML that the server has not cleaned: never.'],
  },
  anatomy: [{ part: 'lesson-html', is: 'The text, with tables that scroll and pictures with words.' }],
  criteria: [
    'It is the only place where ready HTML enters the page, through the policy digiken-lesson where Trusted Types exist.',
    'The text carries its own language.',
    'A plain click on a link within the site goes through the app; modified clicks, other sites, downloads and anchors are left to the browser.',
    'Code and tables that scroll sideways are reachable by keyboard and named; others are not in the way.',
  ],
  wcag: ['1.4.10', '2.1.1', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to links and to what scrolls sideways' },
    { keys: 'Arrow keys', does: 'Scroll focused code or a table' },
  ],
};
