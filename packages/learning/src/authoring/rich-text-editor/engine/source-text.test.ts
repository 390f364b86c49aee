import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schema } from './schema';
import { SourceText } from './source-text';

const COURSES = process.env.FIDELITY_COURSES ?? join(__dirname, '../../../../../server/src/demo/courses');
const texts = readdirSync(COURSES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /README[^/]*\.md$/.test(path))
  .map((path) => [path, readFileSync(join(COURSES, path), 'utf8')] as const);

test('there are lessons to read', () => {
  expect(texts.length).toBeGreaterThan(20);
});

describe.each(texts)('%s', (_path, source) => {
  const text = new SourceText(source);

  test('[12.107] keeps every byte of a text that was not edited', () => {
    expect(text.write(text.doc).markdown).toBe(source);
  });

  test('[12.107] changes only the paragraph that was edited', () => {
    const { doc } = text;
    const at = doc.children.findIndex(({ type, content }) => type.name === 'paragraph' && content.size > 0);
    if (at === -1) return;
    const edited = doc.child(at);
    const next = edited.copy(
      edited.content.append(schema.nodes.paragraph.create(null, schema.text('Zz')).content),
    );
    const written = text.write(doc.copy(doc.content.replaceChild(at, next))).markdown;
    const offsets = text.write(doc).offsets;
    const start = offsets[at] ?? 0;
    const after = doc.childCount > at + 1 ? (offsets[at + 1] ?? source.length) : source.length;
    expect(written.slice(0, start)).toBe(source.slice(0, start));
    expect(written.endsWith(source.slice(after))).toBe(true);
    // Read again: beside emphasis, a letter is written as a character reference.
    expect(new SourceText(written).doc.child(at).textContent).toBe(`${edited.textContent}Zz`);
  });
});
