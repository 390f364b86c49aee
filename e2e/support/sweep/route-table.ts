import { productRoutes, routeOf } from '../../../tools/a11y-report/routes.ts';

export interface RouteTable {
  /** The address pattern of each page, without those for unknown addresses. */
  patterns: readonly string[];
  /** The pattern of the page that the app shows at a path; undefined for its page of unknown addresses. */
  patternOf: (path: string) => string | undefined;
}

const TABLE = productRoutes();

/** The app's own table of routes. */
export const ROUTES: RouteTable = {
  patterns: TABLE.map(({ pattern }) => pattern).filter((pattern) => pattern !== '*'),
  patternOf: (path) => {
    const { pattern } = routeOf(path, TABLE);
    return pattern === '*' ? undefined : pattern;
  },
};
