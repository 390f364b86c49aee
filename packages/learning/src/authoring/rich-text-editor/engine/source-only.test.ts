import { expect, test } from 'vitest';
import { schema } from './schema';
import { SourceText } from './source-text';

/** The text after a word was added to each block that can be edited. */
function editedEverywhere(source: string): string {
  const text = new SourceText(source);
  const { doc } = text;
  const word = schema.nodes.paragraph.create(null, schema.text(' Zz')).content;
  const blocks = doc.children.map((node) => (node.isTextblock ? node.copy(node.content.append(word)) : node));
  return text.write(doc.copy(doc.type.create(null, blocks).content)).markdown;
}

test.each([
  ':::tip[Sow *early*]\nAfter rain.\n:::',
  '!!! note "Title"\n    Body.',
  '!!! note\n\n    Body of `code`.',
  '> [!TIP]\n> After rain.',
  '> [!warning] Not now\n> x',
  'Water is H~2~O and x^2^ is a square.',
  'The area is $\\pi r_1^2$ here.',
  '$$\na_1 * b_2\n$$',
  'Also \\(a_1 * b_2 * c\\) and\n\\[a_1 = b_2\\]',
  '- a list with $x_1$',
])('[15.48] an edit of other blocks keeps %j', (source) => {
  const written = editedEverywhere(`Before.\n\n${source}\n\nAfter.`);
  expect(written).toBe(`Before. Zz\n\n${source}\n\nAfter. Zz`);
});

test.each([
  'It costs $5 and $10.',
  'Use `$a_1$` in code.',
  'About ~5 km, ~6 at most.',
  'A time: 10:30.',
  '~~gone~~',
])('[15.48] %j can be edited', (source) => {
  expect(editedEverywhere(source)).toContain('Zz');
});

test('[15.48] parts of a callout between empty lines can be edited', () => {
  expect(editedEverywhere(':::tip\n\nSow.\n\n:::')).toBe(':::tip\n\nSow. Zz\n\n:::');
});
