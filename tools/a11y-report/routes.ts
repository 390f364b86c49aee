import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Route {
  /** Whose route it is: `everyone`, or the role of an area. */
  role: string;
  /** `/console/hub/:id` */
  pattern: string;
}

const AREAS: Readonly<Record<string, string>> = {
  learner: '/console',
  instructor: '/instructor',
  hub: '/hub',
  admin: '/admin',
};

const patternsIn = (text: string) =>
  [...text.matchAll(/pageRoute\(\s*'([^']+)'/g)].flatMap(([, pattern]) => pattern ?? []);

/** The routes of the app, read from its tables; the pages for unknown addresses are one route, `*`. */
export function productRoutes(root: string): Route[] {
  const app = join(root, 'packages/app/src');
  const read = (file: string) => readFileSync(join(app, file), 'utf8');
  const isPage = (pattern: string) => !pattern.endsWith('*');
  const areas = readdirSync(join(app, 'areas')).filter((area) =>
    existsSync(join(app, 'areas', area, 'area.tsx')),
  );
  const unknown = areas.filter((area) => !AREAS[area]);
  if (unknown.length > 0)
    throw new Error(`tools/a11y-report/routes.ts knows no path of the area ${unknown[0]}.`);
  return [
    ...patternsIn(read('routes/routes.tsx'))
      .filter(isPage)
      .map((pattern) => ({ role: 'everyone', pattern })),
    ...areas.flatMap((area) => {
      const table = read(`areas/${area}/area.tsx`);
      const messages = table.includes('messageRoutes(') ? read('areas/shared/message-routes.tsx') : '';
      return [...patternsIn(table), ...patternsIn(messages)]
        .filter(isPage)
        .map((pattern) => ({ role: area, pattern: `${AREAS[area]}/${pattern}` }));
    }),
    { role: 'everyone', pattern: '*' },
  ];
}

const parametersIn = (pattern: string) => pattern.split(':').length;

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split('/')
    .map((step) => {
      if (step.startsWith(':')) return step.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return step === '' ? '' : `/${step.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    })
    .join('');
  return new RegExp(`^${source || '/'}/?$`).test(path);
}

/** The route of a path: the one with the fewest parameters; `*` if there is none. */
export function routeOf(path: string, routes: readonly Route[]): Route {
  const [found] = routes
    .filter(({ pattern }) => pattern !== '*' && matches(pattern, path))
    .sort((a, b) => parametersIn(a.pattern) - parametersIn(b.pattern));
  return found ?? { role: 'everyone', pattern: '*' };
}
