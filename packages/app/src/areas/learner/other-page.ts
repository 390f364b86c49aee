import type { AreaPage } from '../../routes/area-page';
import type { OtherLearnerPages } from './other-pages';

/** The addresses of these pages, and of the files that they need, are not part of the dashboard's first load. */
export const other =
  (name: keyof OtherLearnerPages): AreaPage['load'] =>
  async () =>
    (await import('./other-pages')).otherLearnerPages[name]();
