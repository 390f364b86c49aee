import { and, eq } from 'drizzle-orm';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessons, lessonTexts, units } from '../src/courses/tables';
import { markdownCourses } from './fixtures/courses';
import { lessonHtml, run } from './import-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());

const parse = (html: string): Root =>
  unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] });

/** All that an author would miss. */
function contentOf(html: string) {
  const tree = parse(html);
  const all = (tagName: string, what: (node: Element) => string) => {
    const found: string[] = [];
    visit(tree, 'element', (node) => {
      // Spaces count once, and once in what is made of them.
      if (node.tagName === tagName)
        found.push(
          what(node)
            .replace(/\s+/g, ' ')
            .replace(/(?<=section-\S*)-+/g, '-')
            .trim(),
        );
    });
    return found;
  };
  return {
    text: textOf(tree).replace(/\s+/g, ''),
    headings: ['h2', 'h3', 'h4', 'h5', 'h6'].map((level) =>
      all(level, (node) => `${node.properties.id} ${textOf(node)}`),
    ),
    links: all('a', (node) => `${node.properties.href} ${node.properties.download ?? ''} ${textOf(node)}`),
    pictures: all('img', ({ properties: { src, srcSet, alt, width } }) => `${src} ${srcSet} ${alt} ${width}`),
    code: all('pre', (node) => textOf(node)),
    inlineCode: all('code', (node) => textOf(node)),
    rows: all('tr', (node) => node.children.map((cell) => textOf(cell as Element).trim()).join(' | ')),
    items: all('li', (node) => textOf(node)),
    quotes: all('blockquote', (node) => textOf(node)),
    closed: all('summary', (node) => textOf(node)),
  };
}

/** Opens a text in the editor and saves it as it is. */
async function saveUnchanged(lessonId: string, language: string): Promise<string> {
  const path = `/instructor/topic/${lessonId}`;
  const { title, markdown, preview, version } = (
    await server.call('GET', `${path}?lang=${language}`, { as: admin })
  ).body.data;
  const body = { title, markdown, preview, language, version };
  const saved = await server.call('PUT', path, { as: admin, body });
  expect(saved.status).toBe(200);
  const [row] = await server.services.db
    .select({ html: lessonTexts.html })
    .from(lessonTexts)
    .where(and(eq(lessonTexts.lessonId, lessonId), eq(lessonTexts.language, language)));
  return row?.html ?? '';
}

test('opening an imported lesson and saving it loses nothing: what Markdown cannot say stays HTML', async () => {
  const { html } = await lessonHtml(
    server,
    `# Lesson\n\n## A \\<b>\n\nH<sub>2</sub>O, ~~old~~, <kbd>Ctrl</kbd> and a note[^n].\n\n[^n]: The *note*.\n\n<details><summary>More</summary>\n\nInside **it**\n\n- [x] done\n- [ ] not\n\n</details>\n\n| a | b |\n|:-:|--:|\n| x \\| y<br>z | \`c\` |\n\n<table><thead><tr><th colspan="2">Both</th></tr></thead><tbody><tr><td><ul><li>One</li></ul></td><td><pre><code class="language-js">const a = 1;\n\nreturn a;</code></pre></td></tr></tbody></table>\n\n<dl><dt>Term</dt><dd>Meaning</dd></dl>\n\n\`\`\`js\nconst b = '\`';\n\n// two\n\`\`\`\n\n> Said\n\n1. one\n   1. inner\n2. two\n\n[up](#a-b) [out](https://example.org/?a=1&b=2)\n`,
  );
  const [row] = await server.services.db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(lessonTexts, eq(lessonTexts.lessonId, lessons.id))
    .where(eq(lessonTexts.html, html));
  expect(contentOf(await saveUnchanged(row?.id ?? '', 'en'))).toEqual(contentOf(html));
});

test.each(markdownCourses())(
  '$title: each lesson keeps text, headings, links, pictures, tables and code when it is saved unchanged',
  { timeout: 240_000 },
  async ({ path, counts }) => {
    const { courseId } = await run(server, path);
    const rows = await server.services.db
      .select({
        id: lessons.id,
        title: lessonTexts.title,
        language: lessonTexts.language,
        html: lessonTexts.html,
      })
      .from(lessonTexts)
      .innerJoin(lessons, eq(lessons.id, lessonTexts.lessonId))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(units.courseId, courseId));
    expect(rows.length).toBe(counts.texts);
    for (const { id, title, language, html } of rows.filter((row) => row.language === 'en')) {
      expect({ title, ...contentOf(await saveUnchanged(id, language)) }).toEqual({
        title,
        ...contentOf(html),
      });
    }
  },
);
