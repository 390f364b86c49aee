import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseHtml, parseMarkdown, plainLines, sanitiseTree } from '../src/content';

/** All elements of HTML, also obsolete ones, and one that does not exist. */
const ELEMENTS =
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
  dl dt element em embed fencedframe fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i
  iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu
  menuitem meta meter multicol my-widget nav nextid nobr noembed noframes noscript object ol optgroup option output p
  param picture portal pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent shadow slot
  small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th
  thead time title tr track tt u ul var video wbr xmp`.split(/\s+/);

/** What the parser makes of these elements. */
const PARSED_AS: Record<string, string> = { image: 'img' };

/** A word in each element, which no other part of the text holds. */
const WORD = 'Mbuzi';
const INSIDE: Record<string, [string, string]> = {
  li: ['<ul>', '</ul>'],
  col: ['<table>', `</table>${WORD}`],
  dt: ['<dl>', '</dl>'],
  dd: ['<dl>', '</dl>'],
  summary: ['<details>', '</details>'],
  ...Object.fromEntries(
    ['caption', 'thead', 'tbody', 'tfoot'].map((name) => [name, ['<table>', '</table>']]),
  ),
  tr: ['<table><tbody>', '</tbody></table>'],
  td: ['<table><tbody><tr>', '</tr></tbody></table>'],
  th: ['<table><tbody><tr>', '</tr></tbody></table>'],
};

function taken(html: string) {
  const told: string[] = [];
  const tree = sanitiseTree(parseHtml(html), 'en', (_line, message) => told.push(message));
  const names = new Set<string>();
  visit(tree, 'element', ({ tagName }) => void names.add(tagName));
  return { told: told.join('\n'), names, text: plainLines(tree) };
}

describe('[15.46] nothing of a text vanishes without a finding', () => {
  test.each(ELEMENTS)('<%s>', (name) => {
    const [before, after] = INSIDE[name] ?? ['', ''];
    const cell = /^t(?:head|body|foot|r)$/.test(name);
    const inner = cell ? (name === 'tr' ? `<td>${WORD}</td>` : `<tr><td>${WORD}</td></tr>`) : WORD;
    const { told, names, text } = taken(
      `${before}<${name} src="a.bin" data-x="1">${inner}</${name}>${after}`,
    );
    const reported = told.includes(`<${name}>`);
    const kept = names.has(PARSED_AS[name] ?? name) && name !== 'input';
    expect(reported || text.includes(WORD), 'its words are kept, or it is reported').toBe(true);
    // What only groups or formats its words may go without a finding.
    if (!kept && !reported) expect(LAYOUT).toContain(name);
  });

  const LAYOUT =
    `address article aside big center col colgroup data fieldset font footer header hgroup label legend main
    map nav nobr picture search tt`.split(/\s+/);

  test.each(['text', 'radio', 'submit', 'image', 'file', 'hidden', 'range'])(
    'a field of the type %s is removed and reported',
    (type) => {
      const { told, text } = taken(`<p>Name <input type="${type}" value="x"></p>`);
      expect(told).toBe('<input> was left out.');
      expect(text).toBe('Name');
    },
  );

  test('check boxes stay as signs; only those of forms are reported', () => {
    const told: string[] = [];
    const { tree } = parseMarkdown(
      '- [ ] sow\n- [x] dig\n\n<input type="checkbox"> weed',
      'en',
      (line, message) => told.push(`${line} ${message}`),
    );
    let boxes = 0;
    visit(tree, 'element', ({ tagName }) => void (boxes += tagName === 'input' ? 1 : 0));
    expect(boxes).toBe(3);
    expect(told).toEqual(['4 <input> was left out.']);
  });
});
