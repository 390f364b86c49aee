import type { AreaPage, MenuPlace } from '../../../routes/area-page';
import type { LiveArea } from './paths';

/** Where live classes are below the address of a console. */
const BASE = 'live-classes';

/**
 * The pages of live classes in a console.
 * @param area whose console it is; only instructors and hub administrators plan classes
 * @param menu their place in the menus; default: another route has it already, and the paths begin below that route
 */
export function livePages<Label extends string>(
  area: Exclude<LiveArea, 'admin'>,
  menu?: MenuPlace<Label>,
): AreaPage<Label>[] {
  const base = menu ? BASE : '';
  const list: AreaPage<Label> = {
    path: base,
    menu,
    load: async () => {
      const { LiveListPage } = await import('./list-page');
      return { default: () => <LiveListPage area={area} /> };
    },
  };
  return [list, ...(area === 'console' ? [] : hostPages(area)), ...classPages(area, base)];
}

/** A class and what is kept of it. */
export function classPages(area: LiveArea, base = BASE): AreaPage<never>[] {
  const path = base === '' ? ':classId' : `${base}/:classId`;
  return [
    {
      path,
      load: async () => {
        const { LiveClassPage } = await import('./class-page');
        return { default: () => <LiveClassPage area={area} /> };
      },
    },
    {
      path: `${path}/recording`,
      load: async () => {
        const { LiveRecordingPage } = await import('./recording-page');
        return { default: () => <LiveRecordingPage area={area} /> };
      },
    },
  ];
}

const hostPages = (area: 'instructor' | 'hub'): AreaPage<never>[] => [
  {
    path: `${BASE}/new`,
    load: async () => {
      const { LiveFormPage } = await import('./form-page');
      return { default: () => <LiveFormPage area={area} /> };
    },
  },
  {
    path: `${BASE}/:classId/edit`,
    load: async () => {
      const { LiveEditPage } = await import('./edit-page');
      return { default: () => <LiveEditPage area={area} /> };
    },
  },
  attendancePage(area),
];

export const attendancePage = (area: LiveArea): AreaPage<never> => ({
  path: `${BASE}/:classId/attendance`,
  load: async () => {
    const { LiveAttendancePage } = await import('./attendance-page');
    return { default: () => <LiveAttendancePage area={area} /> };
  },
});
