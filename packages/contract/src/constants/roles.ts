/** Role keys (spec 1.14–1.17). */
export const ROLES = ['user', 'tutor', 'hub', 'sudo', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may enter the administrator area (spec 6.3). */
export const ADMIN_ROLES = ['sudo', 'admin'] as const satisfies readonly Role[];

/** Roles that write courses: instructors their own, administrators every course. */
export const AUTHOR_ROLES = ['tutor', 'sudo', 'admin'] as const satisfies readonly Role[];

/** The dashboard of each role (spec R.25). */
export function dashboardPath(role: Role | undefined): string {
  switch (role) {
    case 'admin':
    case 'sudo':
      return '/admin/dashboard';
    case 'hub':
      return '/hub/dashboard';
    case 'tutor':
      return '/instructor/dashboard';
    default:
      return '/console/dashboard';
  }
}
