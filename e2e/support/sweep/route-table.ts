import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SITE_MAP } from '../../../packages/app/src/routes/site-map.ts';

export interface RouteTable {
  /** The address pattern of each page, without those for unknown addresses. */
  patterns: readonly string[];
  /** The pattern of the page that the app shows at a path; undefined for its page of unknown addresses. */
  patternOf: (path: string) => string | undefined;
}

const require = createRequire(fileURLToPath(new URL('../../../packages/app/package.json', import.meta.url)));
const { matchRoutes } = require('react-router-dom') as {
  matchRoutes: (table: { path: string }[], path: string) => { route: { path: string } }[] | null;
};

const PATTERNS = Object.values(SITE_MAP)
  .flat()
  .filter((pattern) => !pattern.endsWith('*'));
const TABLE = PATTERNS.map((path) => ({ path }));

/** The app's own table of routes. */
export const ROUTES: RouteTable = {
  patterns: PATTERNS,
  patternOf: (path) => matchRoutes(TABLE, path)?.at(-1)?.route.path,
};
