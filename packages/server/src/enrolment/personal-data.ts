import { and, asc, eq } from 'drizzle-orm';
import { countLearner, courses, units } from '../courses';
import { type PersonalData, without } from '../platform/personal-data';
import { enrolments, enrolmentUnits } from './tables';

export const enrolmentPersonalData: PersonalData = {
  tables: {
    enrolments: {
      exported: 'enrolments',
      deletion: 'Deleted. In those of other people, who taught or added them is emptied.',
    },
    enrolment_units: { exported: 'enrolments', deletion: 'Deleted with the enrolment.' },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select({ enrolment: enrolments, course: courses.title })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(eq(enrolments.userId, userId))
      .orderBy(asc(enrolments.createdAt));
    const bought = await db
      .select({
        enrolmentId: enrolmentUnits.enrolmentId,
        unit: units.title,
        pricePaid: enrolmentUnits.pricePaid,
        since: enrolmentUnits.createdAt,
      })
      .from(enrolmentUnits)
      .innerJoin(enrolments, eq(enrolments.id, enrolmentUnits.enrolmentId))
      .innerJoin(units, eq(units.id, enrolmentUnits.unitId))
      .where(eq(enrolments.userId, userId));
    return {
      parts: {
        enrolments: rows.map(({ enrolment, course }) => ({
          course,
          ...without([enrolment], 'userId', 'teacherId', 'addedBy')[0],
          units: without(
            bought.filter(({ enrolmentId }) => enrolmentId === enrolment.id),
            'enrolmentId',
          ),
        })),
      },
    };
  },
  erase: async ({ db }, { id }) => {
    const active = await db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .where(and(eq(enrolments.userId, id), eq(enrolments.state, 'active')))
      .orderBy(asc(enrolments.courseId));
    await db.delete(enrolments).where(eq(enrolments.userId, id));
    for (const { courseId } of active) await countLearner(db, { courseId, change: -1 });
  },
};
