import { describe, expect, test } from 'vitest';
import { visit } from 'unist-util-visit';
import { asMarkdown, NO_MEDIA, parseMarkdown, render } from '../src/content';

const html = (source: string, language = 'en') =>
  render({ format: 'markdown', source, language }, NO_MEDIA).html;
const callout = (kind: string, heading: string, body: string) =>
  `<div class="callout callout-${kind}" role="note"><p class="callout-title">${heading}</p>${body}</div>`;
/** Without white space between blocks. */
const flat = (text: string) => text.replace(/>\s+</g, '><').trim();

describe('callouts', () => {
  test.each([
    ['Docusaurus', ':::tip[Sow early]\n\nAfter **rain**.\n\n:::'],
    ['an older Docusaurus', ':::tip Sow early\nAfter **rain**.\n:::'],
    ['VuePress', '::: tip Sow early\nAfter **rain**.\n:::'],
    ['MyST', ':::{tip} Sow early\nAfter **rain**.\n:::'],
    ['MkDocs', '!!! tip "Sow early"\n\n    After **rain**.'],
    ['MkDocs, to fold', '???+ tip "Sow early"\n    After **rain**.'],
    ['Obsidian', '> [!tip] Sow early\n> After **rain**.'],
  ])('[15.47] of %s', (_name, source) => {
    const expected = callout('tip', 'Tip: Sow early', '<p>After <strong>rain</strong>.</p>');
    expect(flat(html(source))).toBe(expected);
    expect(flat(html(`Before.\n\n${source}\n\nAfter.`))).toBe(`<p>Before.</p>${expected}<p>After.</p>`);
    expect(flat(html(source.replaceAll('\n', '\r\n')))).toBe(expected);
  });

  test.each([
    ['note', 'Note', 'Kumbuka'],
    ['WARNING', 'Warning', 'Onyo'],
    ['danger', 'Danger', 'Hatari'],
    ['hint', 'Tip', 'Dokezo'],
    ['important', 'Important', 'Muhimu'],
  ])('[15.47] the heading of %s is in the language of the text', (name, english, kiswahili) => {
    const source = `> [!${name}]\n> x`;
    expect(html(source)).toContain(`<p class="callout-title">${english}</p>`);
    expect(html(source, 'sw')).toContain(`<p class="callout-title">${kiswahili}</p>`);
    expect(html(`:::${name.toLowerCase()}\nx\n:::`, 'sw-KE')).toContain(`>${kiswahili}</p>`);
  });

  test('[15.47] holds lists, code, references and other callouts, and stands in lists', () => {
    const source =
      '::::note\n\n- a\n- [b][r]\n\n```\ncode\n```\n\n:::warning\nx[^1]\n:::\n\n::::\n\n1. one\n\n   !!! tip\n       y\n\n[r]: https://a.example\n\n[^1]: Foot.';
    const result = flat(html(source));
    expect(result).toContain('<a href="https://a.example" rel="noopener noreferrer">b</a></li></ul><pre');
    expect(result).toContain(
      '</pre><div class="callout callout-warning" role="note"><p class="callout-title">Warning</p><p>x<sup>',
    );
    expect(result).toContain(`<ol><li><p>one</p>${callout('tip', 'Tip', '<p>y</p>')}</li></ol>`);
  });

  test.each([
    ':::columns\nx\n:::',
    '!!! No way',
    '!!!',
    '::: ',
    ':::',
    'a ::: tip',
    '> [!later] x',
    '> [link](https://a.example) x',
    '    :::tip',
    '```\n:::tip\n:::\n```',
    '??? what is this',
  ])('[15.47] other text stays text: %j', (source) => {
    expect(html(source)).not.toContain('callout');
  });

  test.each([
    ['```{tip} Sow early\nAfter **rain**.\n```', 'Tip: Sow early'],
    ['```{admonition} Sow early\n:class: tip\n\nAfter **rain**.\n```', 'Tip: Sow early'],
    [':::{admonition} Sow early\n:class: dropdown tip\nAfter **rain**.\n:::', 'Tip: Sow early'],
    [':::tip{title="Sow early"}\nAfter **rain**.\n:::', 'Tip: Sow early'],
    [':::tip title="Sow early"\nAfter **rain**.\n:::', 'Tip: Sow early'],
    [':::tip{Sow early}\nAfter **rain**.\n:::', 'Tip: Sow early'],
    ['::: {.callout-tip title="Sow early"}\nAfter **rain**.\n:::', 'Tip: Sow early'],
    ['!!!tip "Sow early"\n    After **rain**.', 'Tip: Sow early'],
    [':::tip{.wide #t}\nAfter **rain**.\n:::', 'Tip'],
  ])('[15.199] of other programs: %j', (source, title) => {
    const expected = callout('tip', title, '<p>After <strong>rain</strong>.</p>');
    expect(flat(html(source))).toBe(expected);
    expect(flat(html(source.replaceAll('\n', '\r\n')))).toBe(expected);
    expect(flat(html(`a\n\n${source}\n\nb`))).toBe(`<p>a</p>${expected}<p>b</p>`);
  });

  test.each([
    ['!!! recipe "Ugali"\n    x', 'Note: Ugali'],
    ['> [!quote] A proverb\n> x', 'Note: A proverb'],
  ])('[15.199] of another kind with a title is a note: %j', (source, title) => {
    expect(flat(html(source))).toBe(callout('note', title, '<p>x</p>'));
  });

  test('[15.199] in a block of code keeps code, formulas and the place of links', () => {
    const source = 'a\n\n````{note}\n[b](b.pdf) $x^2$\n\n```js\nc\n```\n````\n\n```{code} js\n$d$\n```\n';
    const { tree, destinations } = parseMarkdown(source, 'en');
    const links: (string | undefined)[] = [];
    visit(tree, 'element', (node) => {
      const edit = node.tagName === 'a' ? destinations.edit(node, 'x') : null;
      if (edit !== null) links.push(source.slice(edit.start, edit.end));
    });
    expect(links).toEqual(['b.pdf']);
    const shown = html(source);
    expect(shown).toMatch(/callout-note[^]*<math[^]*<code class="hljs language-js">c/);
    expect(shown).toContain('$d$');
  });

  test('[15.47] a callout without an end holds the rest', () => {
    expect(flat(html(':::note\na\n\nb'))).toBe(callout('note', 'Note', '<p>a</p><p>b</p>'));
  });

  test('[15.48] becomes the same Markdown again from its HTML, as an export in HTML has it', () => {
    const source = '::::tip[Sow]\n\nAfter rain.\n\n:::warning\n\nNot in March.\n\n:::\n\n::::';
    const own = render({ format: 'markdown', source, language: 'sw' }, NO_MEDIA);
    const markdown = asMarkdown(own.html, 'sw', NO_MEDIA, own);
    expect(markdown?.text.source).toBe(source);
  });
});

describe('words below and above the line', () => {
  test.each([
    ['H~2~O', 'H<sub>2</sub>O'],
    ['x^2^ and e^−x^', 'x<sup>2</sup> and e<sup>−x</sup>'],
    ['~~gone~~', '<del>gone</del>'],
    ['CO~2~ ~~gone~~ m^3^', 'CO<sub>2</sub> <del>gone</del> m<sup>3</sup>'],
    ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['about ~5 km, or ~6', 'about ~5 km, or ~6'],
    ['2^10 and ^_^', '2^10 and ^_^'],
    ['H\\~2\\~O', 'H~2~O'],
    ['`x^2^`', '<code>x^2^</code>'],
  ])('[15.49] %j', (source, expected) => {
    expect(html(source)).toBe(`<p>${expected}</p>`);
  });

  test('[15.49] footnotes stay footnotes', () => {
    expect(html('a[^1][^2]\n\n[^1]: One.\n\n[^2]: Two.').match(/data-footnote-ref/g)).toHaveLength(2);
  });
});

describe('boxes of task lists', () => {
  test.each([
    ['- [x] soil\n- [ ] water', /<li>☑ soil<\/li>\n<li>☐ water<\/li>/],
    ['-\n[x] soil', /<p>\[x\] soil<\/p>/],
    ['*\n[X] soil', /<p>\[X\] soil<\/p>/],
    ['1.\n[ ] soil', /<p>\[ \] soil<\/p>/],
  ])('[15.203] %j', (source, expected) => {
    expect(html(source)).toMatch(expected);
  });
});
