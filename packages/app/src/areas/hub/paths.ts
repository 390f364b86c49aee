/** Addresses of the hub administrator's pages on people, assignments and announcements. */
export const invitationsPath = '/hub/invitations';
export const invitePath = `${invitationsPath}/new`;
/** @param id of a checked list of people */
export const reportPath = (id: string): string => `${invitePath}?check=${encodeURIComponent(id)}`;

export const cohortsPath = '/hub/cohorts';
export const cohortPath = (id: string): string => `${cohortsPath}/${encodeURIComponent(id)}`;

export const assignmentsPath = '/hub/assignments';
export const assignPath = `${assignmentsPath}/new`;
export const assignmentPath = (id: string): string => `${assignmentsPath}/${encodeURIComponent(id)}`;
export const changeAssignmentPath = (id: string): string => `${assignmentPath(id)}/change`;

export const announcementsPath = '/hub/announcements';
export const announcePath = `${announcementsPath}/new`;
export const announcementPath = (id: string): string => `${announcementsPath}/${encodeURIComponent(id)}`;
