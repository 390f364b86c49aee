import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The repository's own configuration, without the rules that need a typed program: the planted files do not exist. */
const eslint = new ESLint({
  cwd: ROOT,
  ruleFilter: ({ ruleId }) => /^(?:digiken\/|no-restricted-|jsx-a11y\/)/.test(ruleId),
  overrideConfig: {
    files: ['packages/**'],
    languageOptions: { parserOptions: { projectService: false, project: null } },
  },
});

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('imports run one way', () => {
  it.each([
    ['app takes hooks', 'packages/app/src/a.ts', "import { useUser } from '@digiken/hooks';"],
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
      'ui groups look down',
      'packages/ui/src/screens/x/x.ts',
      "import { Button } from '../../actions/button/button';",
    ],
    ['ui groups look sideways', 'packages/ui/src/forms/x/x.ts', "import { Field } from '../field/field';"],
    [
      'a story composes what it likes',
      'packages/ui/src/actions/x/x.stories.tsx',
      "import { D } from '../../overlays/d/d';",
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
    ['ui → hooks', 'packages/ui/src/actions/x/x.ts', "import { useUser } from '@digiken/hooks';"],
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
    ['server → hooks', 'packages/server/src/a.ts', "import { fetcher } from '@digiken/hooks';"],
    ['server → app', 'packages/server/src/a.ts', "import { routes } from '@digiken/app';"],
    ['the inside of a package', 'packages/app/src/a.ts', "import { x } from '@digiken/hooks/src/session';"],
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
    ['aria-live', '<p aria-live="polite">Saved</p>'],
    ['role="alert"', '<p role="alert">Saved</p>'],
    ['role="status"', '<p role="status">Saved</p>'],
    ['a style attribute', '<p style={{ color: "red" }}>Saved</p>'],
    ['raw HTML', '<p dangerouslySetInnerHTML={html} />'],
  ])('refuses %s', async (_, jsx) => {
    expect(await complaints(file, component(jsx))).toHaveLength(1);
  });

  it('refuses fetch in ui', async () => {
    expect(await complaints(file, "export const load = () => fetch('/api/courses');")).toHaveLength(1);
  });

  it('lets the announcer announce and the lesson show its HTML', async () => {
    const announcer = 'packages/ui/src/foundations/announcer/announcer.tsx';
    const lesson = 'packages/ui/src/learning/lesson-html/lesson-html.tsx';
    expect(await complaints(announcer, component('<p aria-live="polite">Saved</p>'))).toEqual([]);
    expect(await complaints(lesson, component('<p dangerouslySetInnerHTML={html} />'))).toEqual([]);
  });
});
