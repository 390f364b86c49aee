import type { TutorSettings } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { tutorSettings } from '../tables';

const SITE = 'site';
const DEFAULTS: TutorSettings = {
  questionsPerDay: 30,
  tokensPerDay: 2_000_000,
  retentionDays: 90,
  hintsFirst: true,
};

export async function readTutorSettings(db: Executor): Promise<TutorSettings> {
  const [row] = await db.select().from(tutorSettings).where(eq(tutorSettings.id, SITE));
  if (row === undefined) return DEFAULTS;
  const { questionsPerDay, tokensPerDay, retentionDays, hintsFirst } = row;
  return { questionsPerDay, tokensPerDay, retentionDays, hintsFirst };
}

/** Saves the settings and audits what changed. Takes effect at once, in every process. */
export async function saveTutorSettings(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  wanted: TutorSettings,
): Promise<TutorSettings> {
  return db.transaction(async (tx) => {
    // Locks the row: of two concurrent saves, the second audits its changes to the first.
    await tx
      .insert(tutorSettings)
      .values({ id: SITE, ...DEFAULTS })
      .onConflictDoNothing();
    await tx
      .select({ id: tutorSettings.id })
      .from(tutorSettings)
      .where(eq(tutorSettings.id, SITE))
      .for('update');
    const detail = changes(await readTutorSettings(tx), wanted);
    if (detail === '') return wanted;
    await tx.update(tutorSettings).set(wanted).where(eq(tutorSettings.id, SITE));
    await audit({ db: tx, clock }, caller, {
      action: 'changed',
      target: { kind: 'settings', id: null, name: 'the settings of the tutor' },
      detail,
    });
    return wanted;
  });
}

function changes(before: TutorSettings, after: TutorSettings): string {
  const sentences: string[] = [];
  if (before.questionsPerDay !== after.questionsPerDay)
    sentences.push(`A person has ${after.questionsPerDay} questions a day.`);
  if (before.tokensPerDay !== after.tokensPerDay)
    sentences.push(`The site has ${after.tokensPerDay} tokens a day.`);
  if (before.retentionDays !== after.retentionDays)
    sentences.push(`Conversations are deleted after ${after.retentionDays} days.`);
  if (before.hintsFirst !== after.hintsFirst)
    sentences.push(after.hintsFirst ? 'Hints come first.' : 'Hints do not come first.');
  return sentences.join(' ');
}
