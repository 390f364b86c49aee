import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CodeBlock',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Lines of code with their language, and a button that copies them.',
  synonyms: ['snippet', 'source code', 'copy to clipboard'],
  use: {
    when: [
      'Code or commands that readers copy or compare line by line.',
      'A text refers to lines by number: `lineNumbers`; or explains some of them: `highlightedLines`.',
    ],
    not: [
      'For a word of code within a sentence: use the `code` element in Prose.',
      'For code in imported lessons: LessonHtml shows it already.',
      'For code that users edit: use TextArea.',
    ],
  },
  anatomy: [
    { part: 'code-block', is: 'The frame around all parts' },
    { part: 'code-block-header', is: 'The name or language, and the button that copies' },
    { part: 'pre', is: 'The code; a region that scrolls by keyboard if a line is too long' },
    { part: 'code-block-line', is: 'One line, with its number and mark' },
  ],
  criteria: [
    'Copies exactly `code`: no line numbers, no marks. The result is shown and announced.',
    'If the browser refuses to copy, the message says what to do and the code is selected.',
    'Line numbers are neither read aloud nor selected.',
    'Highlighted lines have a bar besides the colour, and are listed for screen readers.',
    'Lines scroll within the frame, which then is a named region in the tab order; with `wrap` they wrap instead.',
    'Code runs left to right on every page, and is not translated by the browser.',
    'Colours of tokens have a contrast of at least 4.5:1 in every theme; without colours the text stays complete.',
    'No highlighter is bundled: tokens or rendered lines come from the app, best from its server.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.10', '2.1.1', '2.4.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the code if it scrolls' },
    { keys: 'Enter, Space', does: 'Copies the code' },
    { keys: 'Arrow keys', does: 'Scroll the focused code' },
  ],
  notes:
    'Highlighters: pass `tokens` (any highlighter that returns tokens by line, e.g. Shiki’s codeToTokens or Prism), or `renderLine`, which may return elements with the classes of highlight.js. Run them on the server or at build time: a highlighter is larger than the whole library.',
};
