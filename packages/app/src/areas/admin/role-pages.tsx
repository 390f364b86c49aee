import type { AreaPage } from '../../routes/area-page';
import { Guard } from '../../shell/guard';

/** The same pages; those of a single role show “Access denied” to the others. */
export const guardedPages = (pages: readonly AreaPage[]): AreaPage[] =>
  pages.map(({ role, load, ...page }) =>
    role === undefined
      ? { ...page, load }
      : {
          ...page,
          load: async () => {
            const { default: Page } = await load();
            return { default: () => <Guard allow={role}>{() => <Page />}</Guard> };
          },
        },
  );
