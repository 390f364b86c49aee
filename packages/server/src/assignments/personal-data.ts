import { asc, eq } from 'drizzle-orm';
import { courses } from '../courses';
import type { PersonalData } from '../platform/personal-data';
import { hubs } from '../users';
import { memberState } from './states';
import { hubAssignmentMembers as members, hubAssignments } from './tables';

/** What assignments of hubs hold of a person. Erased with the membership in the hub. */
export const assignmentPersonalData: PersonalData = {
  tables: {
    hub_assignments: {
      exported: 'assignments',
      deletion: 'Kept for the hub; who made it is emptied.',
    },
    hub_assignment_members: {
      exported: 'assignments',
      deletion: 'Deleted with the membership in the hub.',
    },
  },
  exportOf: async ({ db, clock }, userId) => {
    const place = { hub: hubs.name, course: courses.title };
    const assigned = await db
      .select({
        ...place,
        note: hubAssignments.note,
        assignedOn: members.assignedOn,
        dueOn: members.dueOn,
        access: members.access,
        state: memberState(clock.now()),
        done: members.done,
        total: members.total,
        doneAt: members.doneAt,
      })
      .from(members)
      .innerJoin(hubAssignments, eq(hubAssignments.id, members.assignmentId))
      .innerJoin(hubs, eq(hubs.id, hubAssignments.hubId))
      .innerJoin(courses, eq(courses.id, hubAssignments.courseId))
      .where(eq(members.userId, userId))
      .orderBy(asc(members.createdAt), asc(members.assignmentId));
    const made = await db
      .select({
        ...place,
        note: hubAssignments.note,
        createdAt: hubAssignments.createdAt,
        withdrawnAt: hubAssignments.withdrawnAt,
      })
      .from(hubAssignments)
      .innerJoin(hubs, eq(hubs.id, hubAssignments.hubId))
      .innerJoin(courses, eq(courses.id, hubAssignments.courseId))
      .where(eq(hubAssignments.createdBy, userId))
      .orderBy(asc(hubAssignments.createdAt));
    return { parts: { assignments: { assigned, made } } };
  },
};
