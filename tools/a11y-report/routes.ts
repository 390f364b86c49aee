import { SITE_MAP } from '../../packages/app/src/routes/site-map.ts';

export interface Route {
  /** Whose route it is: `everyone`, or the role of an area. */
  role: string;
  /** `/console/hub/:id` */
  pattern: string;
}

/** The routes of the app; the pages for unknown addresses are one route, `*`. */
export const productRoutes = (): Route[] => [
  ...Object.entries(SITE_MAP).flatMap(([role, patterns]) =>
    patterns.filter((pattern) => !pattern.endsWith('*')).map((pattern) => ({ role, pattern })),
  ),
  { role: 'everyone', pattern: '*' },
];

const fixedStepsIn = (pattern: string) => pattern.split('/').filter((step) => !step.startsWith(':')).length;

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

/** The route of a path: the one with the most steps that are not parameters, as in React Router; `*` if there is none. */
export function routeOf(path: string, routes: readonly Route[]): Route {
  const [found] = routes
    .filter(({ pattern }) => pattern !== '*' && matches(pattern, path))
    .sort((a, b) => fixedStepsIn(b.pattern) - fixedStepsIn(a.pattern));
  return found ?? { role: 'everyone', pattern: '*' };
}
