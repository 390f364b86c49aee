import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data';
import { users } from '../users';
import { exportTutor } from './conversations/export';
import { tutorFlags } from './tables';

export const tutorPersonalData: PersonalData = {
  tables: {
    tutor_conversations: { exported: 'tutor', deletion: 'Deleted with questions, answers and flags.' },
    tutor_answers: { exported: 'tutor', deletion: 'Deleted with the conversation.' },
    tutor_consents: { exported: 'tutor', deletion: 'Deleted.' },
    tutor_person_days: { exported: 'tutor', deletion: 'Deleted.' },
    tutor_flags: {
      exported: 'tutor',
      deletion:
        'Deleted with the conversation. On conversations of other people, who reviewed the flag is emptied.',
    },
  },
  exportOf: async ({ db, clock }, userId) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) return { parts: {} };
    const viewer = { id: userId, role: user.role, verified: user.emailVerifiedAt !== null };
    const { exportedAt: _, ...stored } = await exportTutor({ db, clock }, viewer);
    const reviewed = await db
      .select({ reasons: tutorFlags.reasons, reviewedAt: tutorFlags.reviewedAt, note: tutorFlags.note })
      .from(tutorFlags)
      .where(eq(tutorFlags.reviewedBy, userId));
    return { parts: { tutor: { ...stored, reviewedAsAdministrator: reviewed } } };
  },
};
