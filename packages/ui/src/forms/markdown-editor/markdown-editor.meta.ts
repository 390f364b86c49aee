import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MarkdownEditor',
  group: 'forms',
  status: 'beta',
  forwards: 'textarea',
  purpose: 'Long text written in Markdown, with a toolbar and a preview.',
  synonyms: ['rich text editor'],
  use: {
    when: ['Long text with headings, lists and links is written: a lesson.'],
    not: ['A few plain lines: use TextArea.'],
  },
  anatomy: [
    { part: 'markdown-editor', is: 'The whole.' },
    { part: 'markdown-toolbar', is: 'Buttons of format, one stop of Tab.' },
    { part: 'markdown-text', is: 'The text itself.' },
    { part: 'formatting-help', is: 'What the signs mean.' },
  ],
  criteria: [
    'Whatever the toolbar, a shortcut or a picture puts in can be undone by the native undo.',
    'Typed text is never cut: a text that is too long is reported.',
    'Going to the preview and back keeps text, caret and undo history.',
    'The toolbar is one tab stop with arrow keys; Tab leaves the text and is never caught in it.',
    'Who knows no Markdown finds the marks explained beside the text.',
    'At 320 px every button stays reachable and nothing scrolls sideways.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from the tabs to the toolbar, to the text and on' },
    { keys: 'Arrow keys, Home, End', does: 'Within the tabs and within the toolbar' },
    { keys: 'Ctrl+B, Ctrl+I, Ctrl+K', does: 'Bold, italic, link (⌘ on a Mac)' },
    { keys: 'Enter', does: 'In a list or quote: begins its next line; on an empty one: ends it' },
  ],
};
