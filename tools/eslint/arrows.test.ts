import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { moduleGraph } from './module-graph.mjs';
import { SERVER_MODULES } from './server-modules.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The repository's own configuration. */
const eslint = new ESLint({ cwd: ROOT });

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('imports run one way', () => {
  it.each([
    ['app takes hooks', 'packages/app/src/a.ts', "import { useUser } from '@digiken/hooks/account';"],
    ['app takes a component', 'packages/app/src/a.tsx', "import { Button } from '@digiken/ui/button';"],
    ['app takes the style sheet', 'packages/app/src/a.ts', "import '@digiken/ui/theme.css';"],
    [
      'app takes types of the contract',
      'packages/app/src/a.ts',
      "import type { User } from '@digiken/contract';",
    ],
    [
      'app takes inline types of the contract',
      'packages/app/src/a.ts',
      "import { type User } from '@digiken/contract';",
    ],
    ['app takes constants', 'packages/app/src/a.ts', "import { LEVELS } from '@digiken/contract/constants';"],
    [
      'hooks take types of the contract',
      'packages/hooks/src/a.ts',
      "import type { User } from '@digiken/contract';",
    ],
    [
      'hooks take route tables',
      'packages/hooks/src/a.ts',
      "import { helpRoutes } from '@digiken/contract/routes/help';",
    ],
    ['server takes schemas', 'packages/server/src/a.ts', "import { calls } from '@digiken/contract';"],
    [
      'learning takes types of the contract',
      'packages/learning/src/courses/a.ts',
      "import type { User } from '@digiken/contract';",
    ],
    [
      'learning takes constants',
      'packages/learning/src/courses/a.ts',
      "import { LEVELS } from '@digiken/contract/constants';",
    ],
    [
      'learning takes a component of ui',
      'packages/learning/src/courses/a.tsx',
      "import { Button } from '@digiken/ui/button';",
    ],
    [
      'learning takes an internal module of ui',
      'packages/learning/src/courses/a.tsx',
      "import { cn } from '@digiken/ui/internal/cn';",
    ],
    [
      'a story of learning takes a helper of stories',
      'packages/learning/src/courses/a/a.stories.tsx',
      "import { kept } from '@digiken/ui/story/kept';\nexport default { component: kept };\nexport const Plain = {};",
    ],
    [
      'app takes a component of learning',
      'packages/app/src/a.tsx',
      "import { CourseCard } from '@digiken/learning/course-card';",
    ],
    [
      'the build of a package takes the shared tools',
      'packages/learning/tsup.config.ts',
      "import { libraryBuild } from '../../tools/library/tsup';",
    ],
    [
      'ui groups look down',
      'packages/ui/src/screens/x/x.ts',
      "import { Button } from '../../actions/button/button';",
    ],
    ['ui groups look sideways', 'packages/ui/src/forms/x/x.ts', "import { Field } from '../field/field';"],
    [
      'a story composes what it likes',
      'packages/ui/src/actions/x/x.stories.tsx',
      "import { D } from '../../overlays/d/d';\nexport default { component: D };\nexport const Plain = {};",
    ],
  ])('%s', async (_, file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });

  it.each([
    ['contract → server', 'packages/contract/src/a.ts', "import { start } from '@digiken/server';"],
    [
      'ui → contract, even types',
      'packages/ui/src/actions/x/x.ts',
      "import type { User } from '@digiken/contract';",
    ],
    ['ui → learning', 'packages/ui/src/layouts/x/x.ts', "import { Brand } from '@digiken/learning/brand';"],
    [
      'ui → learning, by a relative path',
      'packages/ui/src/layouts/x/x.ts',
      "import { Brand } from '../../../../learning/src/site/brand/brand';",
    ],
    [
      'learning → values of the contract',
      'packages/learning/src/courses/a.ts',
      "import { User } from '@digiken/contract';",
    ],
    [
      'learning → route tables',
      'packages/learning/src/courses/a.ts',
      "import type { helpRoutes } from '@digiken/contract/routes/help';",
    ],
    [
      'learning → hooks',
      'packages/learning/src/courses/a.ts',
      "import { useUser } from '@digiken/hooks/account';",
    ],
    ['hooks → learning', 'packages/hooks/src/a.ts', "import { Brand } from '@digiken/learning/brand';"],
    ['app → internals of ui', 'packages/app/src/a.ts', "import { cn } from '@digiken/ui/internal/cn';"],
    [
      'a component → helpers of stories',
      'packages/learning/src/courses/a/a.tsx',
      "import { kept } from '@digiken/ui/story/kept';",
    ],
    [
      'learning groups looking up',
      'packages/learning/src/courses/x/x.ts',
      "import { Q } from '../../quizzes/quiz-map/quiz-map';",
    ],
    ['ui → hooks', 'packages/ui/src/actions/x/x.ts', "import { useUser } from '@digiken/hooks/account';"],
    ['ui → router', 'packages/ui/src/actions/x/x.ts', "import { Link } from 'react-router-dom';"],
    ['ui → swr', 'packages/ui/src/actions/x/x.ts', "import useSWR from 'swr';"],
    ['hooks → ui', 'packages/hooks/src/a.ts', "import { Button } from '@digiken/ui/button';"],
    ['hooks → app', 'packages/hooks/src/a.ts', "import { routes } from '@digiken/app';"],
    [
      'hooks → values of the contract',
      'packages/hooks/src/a.ts',
      "import { User } from '@digiken/contract';",
    ],
    ['hooks → re-exported values', 'packages/hooks/src/a.ts', "export { User } from '@digiken/contract';"],
    ['hooks → everything re-exported', 'packages/hooks/src/a.ts', "export * from '@digiken/contract';"],
    [
      'app → route tables',
      'packages/app/src/a.ts',
      "import { helpRoutes } from '@digiken/contract/routes/help';",
    ],
    ['app → values of the contract', 'packages/app/src/a.ts', "import { User } from '@digiken/contract';"],
    ['app → contract, lazily', 'packages/app/src/a.ts', "const contract = import('@digiken/contract');"],
    ['app → zod', 'packages/app/src/a.ts', "import { z } from 'zod';"],
    ['app → server', 'packages/app/src/a.ts', "import { start } from '@digiken/server';"],
    ['server → hooks', 'packages/server/src/a.ts', "import { fetcher } from '@digiken/hooks/api';"],
    ['server → app', 'packages/server/src/a.ts', "import { routes } from '@digiken/app';"],
    ['the inside of a package', 'packages/app/src/a.ts', "import { x } from '@digiken/hooks/src/session';"],
    ['all of hooks', 'packages/app/src/a.ts', "import { useUser } from '@digiken/hooks';"],
    ['the inside of the build', 'packages/app/src/a.ts', "import { x } from '@digiken/ui/dist/chunk';"],
    [
      'a relative way out',
      'packages/app/src/a.ts',
      "import { Button } from '../../ui/src/actions/button/button';",
    ],
    [
      'ui groups looking up',
      'packages/ui/src/forms/x/x.ts',
      "import { D } from '../../overlays/dialog/dialog';",
    ],
    [
      'foundations looking up',
      'packages/ui/src/foundations/x/x.ts',
      "export { B } from '../../actions/button/button';",
    ],
  ])('refuses %s', async (_, file, code) => {
    expect(await complaints(file, code)).toHaveLength(1);
  });
});

describe('one announcer, no inline style, no raw HTML', () => {
  const component = (jsx: string) => `export const X = () => ${jsx};`;
  const file = 'packages/ui/src/feedback/x/x.tsx';

  it.each([
    ['aria-live', '<p aria-live="polite">{saved}</p>'],
    ['role="alert"', '<p role="alert">{saved}</p>'],
    ['role="status"', '<p role="status">{saved}</p>'],
    ['a style attribute', '<p style={{ color: "red" }}>{saved}</p>'],
    ['raw HTML', '<p dangerouslySetInnerHTML={html} />'],
  ])('refuses %s', async (_, jsx) => {
    expect(await complaints(file, component(jsx))).toHaveLength(1);
  });

  it('rejects fetch in ui', async () => {
    expect(await complaints(file, "export const load = () => fetch('/api/courses');")).toHaveLength(1);
  });

  it.each([
    ['packages/ui/src/forms/search-field/search-field.tsx', 'setTimeout(run, 300)'],
    ['packages/learning/src/courses/a/a.tsx', 'window.setInterval(run, 300)'],
    ['packages/app/src/shell/a.ts', 'globalThis.setTimeout(run, 300)'],
  ])('rejects a timer of the browser in %s', async (path, call) => {
    expect(await complaints(path, `export const wait = (run: () => void) => ${call};`)).toHaveLength(1);
  });

  it('allows the announcer to announce and the lesson to show its HTML', async () => {
    const announcer = 'packages/ui/src/foundations/announcer/announcer.tsx';
    const lesson = 'packages/learning/src/courses/lesson-html/lesson-html.tsx';
    expect(await complaints(announcer, component('<p aria-live="polite">{saved}</p>'))).toEqual([]);
    expect(await complaints(lesson, component('<p dangerouslySetInnerHTML={html} />'))).toEqual([]);
  });
});

describe('modules of the server use each other through their index, downwards only', () => {
  const src = 'packages/server/src';

  it.each([
    ['a lower module by its index', `${src}/courses/a.ts`, "import { users } from '../users';"],
    ['a file of its own module', `${src}/import/cartridge/a.ts`, "import { Issues } from '../report';"],
    ['any file of platform', `${src}/users/a.ts`, "import { route } from '../platform/http/route';"],
    [
      'every index in the file that joins the modules',
      `${src}/modules.ts`,
      "import { hubRoutes } from './hubs';",
    ],
    ['every index in a command', `${src}/commands/a.ts`, "import { loadDemo } from '../demo';"],
    ['all tables in the schema', `${src}/schema.ts`, "export * from './hubs/tables';"],
    [
      'a write to a table of its own',
      `${src}/courses/a.ts`,
      "import { courses } from './tables';\nawait db.update(courses).set({});",
    ],
    [
      'a write to a table that it owns but a lower module defines',
      `${src}/hubs/a.ts`,
      "import { hubs } from '../users';\nawait db.update(hubs).set({});",
    ],
    [
      'a read of a table of another module',
      `${src}/hubs/a.ts`,
      "import { users } from '../users';\nawait db.select().from(users);",
    ],
    [
      'a set that has a delete method',
      `${src}/hubs/a.ts`,
      "import { seen } from '../users';\nconst id = '';\nseen.delete(id);",
    ],
  ])('allows %s', async (_, file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });

  it.each([
    [
      'a private file of another module',
      `${src}/courses/a.ts`,
      "import { users } from '../users/tables';",
      'private',
    ],
    [
      'a private file, as a type',
      `${src}/courses/a.ts`,
      "import type { Row } from '../users/record';",
      'private',
    ],
    ['a private file, lazily', `${src}/commands/a.ts`, "const load = import('../demo/load');", 'private'],
    [
      'a private file from the files in src',
      `${src}/start.ts`,
      "import { x } from './auth/secret';",
      'private',
    ],
    ['private routes in the schema', `${src}/schema.ts`, "export * from './hubs/routes';", 'private'],
    [
      'a higher module, which would close a cycle',
      `${src}/users/a.ts`,
      "import { x } from '../auth';",
      'before it',
    ],
    [
      'a domain in platform',
      `${src}/platform/database/a.ts`,
      "import { users } from '../../users';",
      'before it',
    ],
    [
      'the files in src',
      `${src}/platform/a.ts`,
      "import { users } from '../schema';",
      'put the modules together',
    ],
    ['a command', `${src}/demo/a.ts`, "import { x } from '../commands/serve';", 'put the modules together'],
    ['its own index', `${src}/users/a.ts`, "import { users } from './index';", 'index is for other modules'],
    ['a module without a place', `${src}/hubs/a.ts`, "import { x } from '../exams/mark';", 'SERVER_MODULES'],
    [
      'anything in a module without a place',
      `${src}/exams/a.ts`,
      "import { x } from '../hubs';",
      'SERVER_MODULES',
    ],
    [
      'an insert into a table of another module',
      `${src}/hubs/a.ts`,
      "import { users } from '../users';\nawait db.insert(users).values({});",
      'Only the module users writes',
    ],
    [
      'an update under another name',
      `${src}/hubs/a.ts`,
      "import { users as people } from '../users';\nawait db.transaction((tx) => tx.update(people).set({}));",
      'Only the module users writes',
    ],
    [
      'a delete from a table of platform',
      `${src}/auth/a.ts`,
      "import { rateLimits } from '../platform/database/tables';\nawait db.delete(rateLimits);",
      'Only the module platform writes',
    ],
    [
      'an update in SQL',
      `${src}/hubs/a.ts`,
      "import { users } from '../users';\nawait db.execute(sql`update ${users} set role = 'hub'`);",
      'Only the module users writes',
    ],
    [
      'a write by the module that defines a table for its owner',
      `${src}/users/a.ts`,
      "import { hubs } from './tables';\nawait db.update(hubs).set({});",
      'Only the module hubs writes',
    ],
  ])('refuses %s', async (_, file, code, part) => {
    const said = await complaints(file, code);
    expect(said.join('\n')).toContain(part);
  });

  it('holds for the current code: every folder is listed, and no module imports a higher one', async () => {
    const graph = await moduleGraph(ROOT);
    expect(SERVER_MODULES).toEqual(expect.arrayContaining([...graph.keys()]));
    const upwards = [...graph].flatMap(([module, used]) =>
      used
        .filter((other) => SERVER_MODULES.indexOf(other) >= SERVER_MODULES.indexOf(module))
        .map((other) => `${module} → ${other}`),
    );
    expect(upwards).toEqual([]);
    expect(graph.get('demo')?.length).toBeGreaterThan(5);
  });
});

describe('[14.199] words stand in messages', () => {
  it.each([
    ['a text', '<p>Get our news</p>', 1],
    ['a text beside others', '<p><b>{price}</b> for each unit</p>', 1],
    ['a name', '<Button aria-label="Close" />', 1],
    ['a text alternative', '<img alt="A river" src={src} />', 1],
    ['a message', "<p>{t('news')}</p>", 0],
    ['punctuation', '<p><b>{a}</b> · <b>{b}</b>:</p>', 0],
    ['a decorative picture', '<img alt="" src={src} />', 0],
    ['an attribute that nobody reads', '<p className="text-sm" lang="en" />', 0],
  ])('%s in JSX', async (_, jsx, count) => {
    const code = `export const X = () => ${jsx};`;
    const found = await complaints('packages/ui/src/feedback/x/x.tsx', code);
    // Text beside other children has a rule of its own, which bare-text.test.ts proves.
    expect(found.filter((message) => !message.includes('<span>'))).toHaveLength(count);
  });
});
