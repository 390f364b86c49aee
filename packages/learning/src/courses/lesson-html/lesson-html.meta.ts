import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonHtml',
  group: 'courses',
  status: 'beta',
  purpose: 'The text of a lesson or course as HTML from the server.',
  use: {
    when: ['The server sends a lesson as sanitised, accessible HTML.'],
    not: ['The text is written in code: use Prose.', 'HTML that the server has not sanitised: never.'],
  },
  anatomy: [{ part: 'lesson-html', is: 'The text, exactly as the server sent it.' }],
  criteria: [
    'The only place where HTML enters the page, through the policy digiken-lesson where Trusted Types exist.',
    'The HTML is shown unchanged: the server adds what assistive technology needs.',
    'The text has its own language.',
    'The text has the direction of its language; without one, or in another, of its first letter. Code runs from left to right.',
    'A plain click on a link within the site goes through the app; the browser handles modified clicks, other sites, downloads and anchors.',
    'A note, tip or warning stands apart from the text and begins with a title that names its kind.',
    'A formula is MathML, without a script; a wide one scrolls by itself.',
    'Code, tables and formulas that the server made focusable scroll by keyboard.',
  ],
  wcag: ['1.4.10', '2.1.1', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to links, tables, code and wide formulas' },
    { keys: 'Arrow keys', does: 'Scroll focused code, a table or a formula' },
  ],
};
