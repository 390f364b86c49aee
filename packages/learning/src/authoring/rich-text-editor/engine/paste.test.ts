import { expect, test } from 'vitest';
import { markdownSlice, PasteParser } from './paste';
import { schema } from './schema';
import { SourceText } from './source-text';

/** The Markdown of pasted HTML, and how many pictures were left out. */
function pasted(html: string): { markdown: string; left: number } {
  let left = 0;
  const dom = document.implementation.createHTMLDocument('').createElement('div');
  dom.innerHTML = html;
  const slice = new PasteParser((count) => {
    left = count;
  }).parseSlice(dom);
  const { tr } = { tr: slice.content };
  const doc = schema.nodes.doc.createAndFill(
    null,
    tr.firstChild?.isInline ? schema.nodes.paragraph.create(null, tr) : tr,
  );
  return { markdown: doc ? new SourceText('').write(doc).markdown : 'nothing', left };
}

test('[12.108] keeps what text from Word means and leaves out its looks', () => {
  const { markdown, left } = pasted(`<style>p.MsoNormal{color:red}</style><!--StartFragment-->
<h1 style="font-weight:bold">Count the stock<o:p></o:p></h1>
<p class="MsoNormal" style="color:red">Read <b>every</b> <span style="font-style:italic">number</span>&nbsp;aloud.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Tins</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp; </span></span>Beans</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Bags</p>
<table><tr><td colspan="2"><p>Item</p></td><td><p>Price</p></td></tr><tr><td><p>Sugar</p><p>white</p></td><td>180</td></tr></table>
<p><img src="file:///C:/clip.png"></p><p>See <a href="javascript:alert(1)">here</a> or <a href="https://example.org/">there</a>.</p>`);
  expect(markdown).toBe(
    [
      '## Count the stock',
      'Read **every** _number_ aloud.',
      '- Tins\n  1. Beans\n- Bags',
      '| Item | Price |\n| - | - |\n| Sugar<br>white | 180 |',
      'See here or [there](https://example.org/).',
    ].join('\n\n'),
  );
  expect(left).toBe(1);
});

test('[12.108] reads text from Google Docs', () => {
  expect(
    pasted(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-weight:400"> and plain</span></p><ul><li><p><span>One</span></p></li></ul></b>',
    ).markdown,
  ).toBe('**Bold** and plain\n\n- One');
});

test('[12.105] reads Markdown that was copied as plain text', () => {
  const slice = markdownSlice('## Stock\n\n- maize');
  expect(slice?.content.firstChild?.type.name).toBe('heading');
  expect(slice?.content.lastChild?.type.name).toBe('bullet_list');
  expect(markdownSlice('3 - 2 = 1, as ever')).toBeNull();
});
