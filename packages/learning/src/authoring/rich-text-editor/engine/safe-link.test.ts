import { DOMSerializer } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { schema } from './schema';
import { SourceText } from './source-text';

function shown(markdown: string): HTMLElement {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(new SourceText(markdown).doc.content));
  return root;
}

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#9;script:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://learn.example/1',
])('[15.107] a link to %s is no link in the page that is edited, and stays in its text', (address) => {
  const markdown = `[here](<${address}>)\n`;
  const link = shown(markdown).querySelector('a');
  expect(link?.textContent).toBe('here');
  expect(link?.hasAttribute('href')).toBe(false);
  const text = new SourceText(markdown);
  expect(text.write(text.doc).markdown).toBe(markdown);
});

test.each(['https://example.org/', 'mailto:a@example.org', '/course/1', '#part', '../2-next/README.md'])(
  '[15.107] a link to %s is one',
  (address) => {
    expect(shown(`[here](${address})`).querySelector('a')?.getAttribute('href')).toBe(address);
  },
);
