import { describe, expect, it } from 'vitest';
import { parseMarkdownLight, spokenText } from './markdown-light';

const ANSWER = `Count **twice** [1].
Then compare.

## Why
1. The first count may miss a row.
2. The second finds it [2],
   as the lesson says.

- \`unga\` first

\`\`\`python
total = 31  # **not strong**

print(total)
\`\`\`
Done.`;

describe('parseMarkdownLight', () => {
  it('reads paragraphs, titles, lists, fenced code, strong words and citations', () => {
    const blocks = parseMarkdownLight(ANSWER);
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'title',
      'list',
      'list',
      'code',
      'paragraph',
    ]);
    expect(blocks[0]).toEqual({
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Count ' },
        { kind: 'strong', text: 'twice' },
        { kind: 'text', text: ' ' },
        { kind: 'cite', number: 1 },
        { kind: 'text', text: '.' },
        { kind: 'text', text: '\nThen compare.' },
      ],
    });
    expect(blocks[2]).toMatchObject({ ordered: true, start: 1, items: [{}, {}] });
    expect(blocks[4]).toEqual({ kind: 'code', text: 'total = 31  # **not strong**\n\nprint(total)' });
  });

  it('keeps HTML, links and pictures as plain text', () => {
    const hostile =
      '<img src=x onerror=alert(1)> [press](javascript:alert(1)) ![](https://evil.example/?q=1)';
    expect(parseMarkdownLight(hostile)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: hostile }] },
    ]);
  });

  it('shows code whose fence is not closed yet as code', () => {
    expect(parseMarkdownLight('Look:\n```\nlet a = 1')).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: 'Look:' }] },
      { kind: 'code', text: 'let a = 1' },
    ]);
  });

  it('continues the numbering of a continued list', () => {
    expect(parseMarkdownLight('3. three\n\n4. four')).toMatchObject([{ start: 3, items: [{}, {}] }]);
  });

  it('parses every prefix of an answer, as during streaming', () => {
    for (let end = 0; end <= ANSWER.length; end++) {
      expect(() => parseMarkdownLight(ANSWER.slice(0, end))).not.toThrow();
    }
  });
});

describe('announced text', () => {
  it('contains no marks and no citation numbers', () => {
    expect(spokenText('Count **twice** [1]. Then `sum`:\n\n- one\n- two')).toBe(
      'Count twice. Then sum: one. two',
    );
  });
});
