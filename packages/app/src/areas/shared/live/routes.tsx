import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../../routes/lazy-page';
import { pageRoute } from '../../../routes/page-route';
import type { LiveArea } from './paths';

/** Where live classes are below the address of a console. */
const BASE = 'live-classes';

/**
 * The routes of live classes in a console. Call it once for each area, outside components.
 * @param area whose console it is; only instructors and hub administrators plan classes
 * @param base of the paths; empty where another route has it already
 */
export function liveRoutes(area: Exclude<LiveArea, 'admin'>, base = BASE): RouteObject[] {
  const list = lazyPage(async () => {
    const { LiveListPage } = await import('./list-page');
    return { default: () => <LiveListPage area={area} /> };
  });
  return [pageRoute(base, list), ...(area === 'console' ? [] : hostRoutes(area)), ...classRoutes(area, base)];
}

/** A class and what is kept of it. */
export function classRoutes(area: LiveArea, base = BASE): RouteObject[] {
  const one = lazyPage(async () => {
    const { LiveClassPage } = await import('./class-page');
    return { default: () => <LiveClassPage area={area} /> };
  });
  const recording = lazyPage(async () => {
    const { LiveRecordingPage } = await import('./recording-page');
    return { default: () => <LiveRecordingPage area={area} /> };
  });
  const path = base === '' ? ':classId' : `${base}/:classId`;
  return [pageRoute(path, one), pageRoute(`${path}/recording`, recording)];
}

function hostRoutes(area: 'instructor' | 'hub'): RouteObject[] {
  const form = lazyPage(async () => {
    const { LiveFormPage } = await import('./form-page');
    return { default: () => <LiveFormPage area={area} /> };
  });
  const edit = lazyPage(async () => {
    const { LiveEditPage } = await import('./edit-page');
    return { default: () => <LiveEditPage area={area} /> };
  });
  return [pageRoute(`${BASE}/new`, form), pageRoute(`${BASE}/:classId/edit`, edit), attendanceRoute(area)];
}

export function attendanceRoute(area: LiveArea): RouteObject {
  const attendance = lazyPage(async () => {
    const { LiveAttendancePage } = await import('./attendance-page');
    return { default: () => <LiveAttendancePage area={area} /> };
  });
  return pageRoute(`${BASE}/:classId/attendance`, attendance);
}
