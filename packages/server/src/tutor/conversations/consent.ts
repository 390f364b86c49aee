import type { BodyOf, Tutor, tutor } from '@digiken/contract';
import { TUTOR_CONSENT_VERSION, type TutorConsent } from '@digiken/contract/constants';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { openAttempts } from '../../quizzes';
import { readTutorSettings } from '../admin/settings';
import { readBudget } from '../answers/budget';
import { tutorConsents } from '../tables';
import { WORDING } from '../wording';

/** What the person has chosen last about the current text (spec 13.17). */
export async function consentOf(db: Executor, userId: string): Promise<Exclude<TutorConsent, 'not-needed'>> {
  const [last] = await db
    .select({ accepted: tutorConsents.accepted })
    .from(tutorConsents)
    .where(and(eq(tutorConsents.userId, userId), eq(tutorConsents.version, TUTOR_CONSENT_VERSION)))
    .orderBy(desc(tutorConsents.createdAt), desc(tutorConsents.id))
    .limit(1);
  if (last === undefined) return 'needed';
  return last.accepted ? 'given' : 'refused';
}

/** What people are told about the model; null without one. */
export const modelOf = ({ config: { model } }: Pick<Deps<'config'>, 'config'>): Tutor['model'] =>
  model === undefined ? null : { name: model.name, place: model.place };

/** What the tutor can do for the caller now. */
export async function getTutor(deps: Deps<'clock' | 'config'>, caller: Caller): Promise<Tutor> {
  const model = modelOf(deps);
  const { budget, siteBudgetUsed } = await readBudget(deps, caller.id);
  const { retentionDays, hintsFirst } = await readTutorSettings(deps.db);
  return {
    model,
    consent: model === null ? 'not-needed' : await consentOf(deps.db, caller.id),
    budget: model === null ? null : budget,
    siteBudgetUsed: model !== null && siteBudgetUsed,
    closedIn: await openAttempts(deps.db, caller.id),
    ...{ retentionDays, hintsFirst },
  };
}

/**
 * Keeps the caller's choice about the model, with its time and the text that was shown.
 * @throws {HttpError} 409 if the site has no model
 */
export async function setTutorConsent(
  deps: Deps<'clock' | 'config'>,
  caller: Caller,
  { accepted, age }: BodyOf<typeof tutor.setTutorConsent>,
): Promise<Tutor> {
  if (modelOf(deps) === null) throw conflict(WORDING.noModel);
  await deps.db.insert(tutorConsents).values({
    userId: caller.id,
    ...{ accepted, age },
    version: TUTOR_CONSENT_VERSION,
    createdAt: deps.clock.now(),
  });
  return getTutor(deps, caller);
}
