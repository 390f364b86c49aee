import { adminPages } from '../areas/admin/pages';
import { hubPages, ownHubPages } from '../areas/hub/pages';
import { instructorPages } from '../areas/instructor/pages';
import { learnerPages } from '../areas/learner/pages';
import { livePages } from '../areas/shared/live/pages';
import type { AreaPage } from './area-page';
import { publicPages } from './public-pages';

const under = (base: string, pages: readonly AreaPage[]): string[] =>
  pages.flatMap(({ path }) => [path].flat().map((item) => (item === '' ? base : `${base}/${item}`)));

/**
 * The path patterns of all pages by the area that they belong to. For tests and tools: the app fetches the list of an area
 * with the area.
 */
export const SITE_MAP = {
  everyone: [...Object.keys(publicPages), '/search'],
  learner: [...under('/console', learnerPages), ...under('/console/live-classes', livePages('console'))],
  instructor: under('/instructor', instructorPages),
  hub: under('/hub', [...ownHubPages, ...hubPages]),
  admin: under('/admin', adminPages),
};
