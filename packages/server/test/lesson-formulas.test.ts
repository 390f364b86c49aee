import { describe, expect, test } from 'vitest';
import { asMarkdown, NO_MEDIA, parseMarkdown, render, sanitiseTree, parseHtml } from '../src/content';
import { promptOf } from '../src/quizzes/formats/texts';
import { headingsOf, splitPassages } from '../src/tutor/passages/split';

const markdown = (source: string, language = 'en') =>
  render({ format: 'markdown', source, language }, NO_MEDIA);
const page = (source: string) => render({ format: 'html', source, language: 'en' }, NO_MEDIA);
const formulasOf = (html: string) =>
  [...html.matchAll(/<math[^>]*? alttext="([^"]*)"/g)].map(([, tex]) => tex);

describe('[15.51] formulas in Markdown become MathML', () => {
  test.each([
    ['The area $\\pi r^2$ of a pond.', ['\\pi r^2']],
    ['$a_1 * b_1$ and $a_2 * b_2$, *not* bold', ['a_1 * b_1', 'a_2 * b_2']],
    ['\\(a_1\\) in \\[a_1 = b\\]', ['a_1', 'a_1 = b']],
    ['$$\na_1\n= b_2\n- c\n$$', ['a_1 = b_2 - c']],
    ['> $$x_1$$\n\n- item $y_1$', ['x_1', 'y_1']],
    ['| a | b |\n|---|---|\n| $|x|$ | $\\frac{1}{2}$ |', ['|x|', '\\frac{1}{2}']],
    ['# About $E=mc^2$', ['E=mc^2']],
    ['**bold $x$**[^1]\n\n[^1]: With $y$.', ['x', 'y']],
    ['<p>in HTML $z_1$</p>', ['z_1']],
    [':::note\n$n_1$\n:::', ['n_1']],
    ['$x$-axis, ($y$) and $3$', ['x', 'y', '3']],
    ['a line\\\n$x_1$', ['x_1']],
    ['a line  \n$x_1$ and <b onclick="x()">$y_1$</b>', ['x_1', 'y_1']],
    ['<p>a line<br>$x_1$</p>', ['x_1']],
  ])('%j', (source, formulas) => {
    expect(formulasOf(markdown(source).html)).toEqual(formulas);
  });

  test.each([
    '$5 and $10',
    'It costs $5, then $ 10 and 5$.',
    'US$5 to US$10, or A$ and B$',
    'Pay $5 in cash or 5$ by card.',
    '`$x_1$` and ``$$y$$``',
    '```\n$x_1$\n```',
    '[a](https://a.example/$x$/) <a href="https://a.example/$y$">b</a>',
    '$HOME and $PATH',
    'Escaped \\$x\\$ here',
    'One $x\n\nTwo$ paragraphs',
    '\\[not a link\\]',
    '$',
  ])('prices, code and addresses stay text: %j', (source) => {
    const { html } = markdown(source);
    expect(html).not.toContain('<math');
    expect(html).not.toMatch(/[\uE000-\uF8FF]/);
  });

  test('code and addresses keep their dollars', () => {
    expect(markdown('`$x_1$` [a](https://a.example/$x$/)').html).toBe(
      '<p><code>$x_1$</code> <a href="https://a.example/$x$/" rel="noopener noreferrer">a</a></p>',
    );
  });

  test.each([
    ['> $$\n> x_1\n> + y\n> $$', ['x_1 + y']],
    ['$`x^2`$ and\n\n```math\ny^2\n```', ['x^2', 'y^2']],
    ['\\\\(x_1\\\\) and \\\\[y_1\\\\]', ['x_1', 'y_1']],
    ['[tex]x^2[/tex] <tex>y_1 * z_1</tex> [latex]w[/latex]', ['x^2', 'y_1 * z_1', 'w']],
    ['\\begin{equation}E=mc^2\\end{equation}', ['\\begin{equation}E=mc^2\\end{equation}']],
    [
      '\\begin{align*}\na &= b \\\\\nc &= d\n\\end{align*}',
      ['\\begin{align*} a &#x26;= b \\\\ c &#x26;= d \\end{align*}'],
    ],
    ['\\begin{displaymath}x\\end{displaymath}', ['x']],
  ])('[15.198] %j', (source, formulas) => {
    expect(formulasOf(markdown(source).html)).toEqual(formulas);
  });

  test('[15.198] a formula is no finding', () => {
    const told: string[] = [];
    parseMarkdown('$$\\frac{a}{b}$$ and $\\sqrt{x}$', 'en', (_line, message) => told.push(message));
    expect(told).toEqual([]);
  });

  test('a fraction, with signs that screen readers know', () => {
    expect(markdown('$\\frac{a}{b}$').html).toBe(
      '<p><math alttext="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>',
    );
  });
});

test('[15.52] a wide formula can be scrolled by keyboard, named in the language of the text', () => {
  expect(markdown('$$x$$', 'sw').html).toMatch(
    /^<p><span class="formula" role="group" aria-label="Fomula" tabindex="0"><math display="block" alttext="x">/,
  );
  expect(markdown(`$${'x + '.repeat(30)}y$`).html).toContain('class="formula"');
});

test('[15.53] one that cannot be read is reported with its line, and stays as it was written', () => {
  const told: string[] = [];
  const { tree } = parseMarkdown(
    'One.\n\nTwo $\\frac{a$ three\n\n$$\n\\nosuch{x}\n$$',
    'en',
    (line, message) => told.push(`${line} ${message}`),
  );
  expect(JSON.stringify(tree)).toContain('$\\\\frac{a$');
  expect(told).toEqual([
    '3 The formula “\\frac{a” cannot be read, so its source is shown.',
    '5 The formula “\\nosuch{x}” cannot be read, so its source is shown.',
  ]);
});

describe('[15.54] formulas of other formats', () => {
  test.each([
    ['MathJax', '<p>So \\(x^2\\) and \\[y_1\\] or $$z_1$$.</p>', ['x^2', 'y_1', 'z_1']],
    ['Open edX', '<p>[mathjaxinline]x^2[/mathjaxinline] [mathjax]y[/mathjax]</p>', ['x^2', 'y']],
    ['old MathJax', '<p><script type="math/tex">x^2</script></p>', ['x^2']],
    [
      'Canvas',
      '<p><img class="equation_image" src="/equation_images/x" alt="LaTeX: x^2" data-equation-content="x^2"></p>',
      ['x^2'],
    ],
    [
      'MathML with its TeX',
      '<math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
      ['x^2'],
    ],
  ])('%s', (_name, source, formulas) => {
    expect(formulasOf(page(source).html)).toEqual(formulas);
  });

  test.each([
    ['Moodle', '<p><tex>x^2</tex> [tex]y_1[/tex]</p>', ['x^2', 'y_1']],
    [
      'a picture of Moodle',
      '<p><img class="texrender" title="x^2" alt="x^2" src="pix.php/1.gif"></p>',
      ['x^2'],
    ],
    ['an older Canvas', '<p><img class="equation_image" src="/x" alt="LaTeX: x^2"></p>', ['x^2']],
    ['brackets around one letter', '<p>\\[y\\]</p>', ['y']],
    ['code of GitLab', '<pre><code class="language-math">x^2</code></pre>', ['x^2']],
  ])('[15.198] %s', (_name, source, formulas) => {
    expect(formulasOf(page(source).html)).toEqual(formulas);
  });

  test('MathML is kept, also with a prefix, without what MathML Core has not', () => {
    expect(page('<p><m:math><m:mfrac><m:mi>a</m:mi><m:mi>b</m:mi></m:mfrac></m:math></p>').html).toBe(
      '<p><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>',
    );
    expect(page('<math><mfenced open="["><mi>a</mi><mi>b</mi></mfenced></math>').html).toBe(
      '<math><mrow><mo>[</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow></math>',
    );
  });

  test.each([
    '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)" onclick="alert(1)" style="x">a</mi></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">x</math>',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml><mi>a</mi></math>',
    '<math><maction actiontype="statusline#http://x"><mi>a</mi><mtext>alert</mtext></maction></math>',
    '<math><mtext><iframe src="javascript:alert(1)"></iframe><img src=x onerror=alert(1)>a</mtext></math>',
  ])('nothing of it runs or leads away: %j', (source) => {
    const { html } = page(source);
    expect(html).not.toMatch(/alert|javascript|href|<(?:img|script|style|iframe|mglyph)/);
    // What a browser reads is what was written.
    expect(page(html).html).toBe(html);
  });

  test('TeX cannot bring links, pictures or scripts', () => {
    const { html } = markdown('$\\href{javascript:alert(1)}{x}$ $\\includegraphics{a.png}$ $\\class{a}{x}$');
    expect(html).not.toMatch(/<a |<img|class=/);
  });

  test('macros that expand without end are refused, not expanded', () => {
    const { html } = markdown('$\\def\\a{\\a\\a}\\a$');
    expect(html).not.toContain('<math');
  });

  test('become TeX in Markdown again', () => {
    const source = 'So \\(x^2\\) is';
    const own = page(`<p>${source}</p>`);
    expect(asMarkdown(own.html, 'en', NO_MEDIA, own)?.text.source).toBe('So $x^2$ is');
  });

  test('stand in questions', () => {
    const prompt = promptOf('What is $x^2$?', 'markdown', { language: 'en', noteFinding: () => {} });
    expect('html' in prompt && prompt.html).toContain('<math alttext="x^2">');
    const fromPage = promptOf('<p>What is \\(x^2\\)?</p>', 'html', { language: 'en', noteFinding: () => {} });
    expect(fromPage.text).toContain('<math alttext="x^2">');
  });
});

test('[15.55] the plain text of a lesson, which search and the tutor read, has formulas as TeX', () => {
  expect(markdown('So $x^2$ is').text).toBe('So x^2 is');
  const { html, text, headings } = markdown('## About $E=mc^2$\n\nSo.');
  expect(headings).toEqual([{ id: 'section-about-emc2', text: 'About E=mc^2' }]);
  expect(splitPassages({ text, headings: headingsOf(html) })).toEqual([
    { anchor: 'section-about-emc2', heading: 'About E=mc^2', text: 'So.' },
  ]);
  expect(sanitiseTree(parseHtml('<math></math>'), 'en').children).toEqual([]);
});

test('[15.51] a formula of its own line is no finding', () => {
  const findings: string[] = [];
  parseMarkdown('$$a^2$$ and $b$', 'en', (_line, message) => findings.push(message));
  expect(findings).toEqual([]);
});
