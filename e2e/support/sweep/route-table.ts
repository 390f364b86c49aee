import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** What the sweep reads of a route of the app. */
interface Route {
  path?: string;
  children?: Route[];
  handle?: { preload: () => Promise<{ routes?: Route[] }> };
}

export interface RouteTable {
  /** The address pattern of each page, without those for unknown addresses. */
  patterns: string[];
  /** The pattern of the page that the app shows at a path; undefined for its page of unknown addresses. */
  patternOf: (path: string) => string | undefined;
}

const APP = fileURLToPath(new URL('../../../packages/app', import.meta.url));

/** The app's own table of routes with those of each area, as its sources define them. */
export async function readRouteTable(): Promise<RouteTable> {
  const vite = await createServer({
    root: APP,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { routes } = (await vite.ssrLoadModule('/src/routes/routes.tsx')) as { routes: Route[] };
    const router = createRequire(`${APP}/package.json`)('react-router-dom') as {
      matchRoutes: (table: { path: string }[], path: string) => { route: { path: string } }[] | null;
    };
    const patterns = await patternsOf(routes, '');
    const table = patterns.map((path) => ({ path }));
    return { patterns, patternOf: (path) => router.matchRoutes(table, path)?.at(-1)?.route.path };
  } finally {
    await vite.close();
  }
}

async function patternsOf(routes: readonly Route[], base: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path = '', children, handle } of routes) {
    const whole = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+$/, '');
    if (children) found.push(...(await patternsOf(children, whole || base)));
    else if (path.endsWith('/*')) {
      // An area brings its own routes.
      const area = await handle?.preload();
      if (!area?.routes) throw new Error(`The module of ${whole} does not export its routes.`);
      found.push(...(await patternsOf(area.routes, whole.slice(0, -2))));
    } else if (path !== '*') found.push(whole || '/');
  }
  return found;
}
