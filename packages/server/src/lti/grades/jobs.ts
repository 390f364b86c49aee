import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { COMPLETION_JOB } from '../../learning';
import { enqueue, type Handler } from '../../platform/jobs';
import type { Deps, Services } from '../../platform/services';
import { ltiLaunches, ltiLinks, ltiPlatforms } from '../tables';
import { WORDING } from '../wording';
import { AccessTokens } from './access-tokens';
import { PlatformRefused } from './refused';
import {
  ensureColumn,
  findLaunch,
  mayMakeColumn,
  newScore,
  noteRefusal,
  SCORE_SCOPE,
  type SendParts,
  sendScore,
} from './send';

/** Sends the grade of one launch. */
const GRADE_JOB = 'lti-grade';
/** Makes the column of one link in the gradebook: one job for each, so that it is made once. */
const COLUMN_JOB = 'lti-column';
/** After these attempts, which take ten hours, the platform has had its time. */
const ATTEMPTS = 9;

const Completed = z.object({ userId: z.string(), partId: z.string() });
const Grade = z.object({ launchId: z.string() });
const Column = z.object({ linkId: z.string() });

/** @param input `cause`: each has a job of its own, because one that runs already may have read what was before */
export async function enqueueGrade(
  { db, clock }: Deps<'clock'>,
  { launchId, cause }: { launchId: string; cause: string },
): Promise<void> {
  const key = `${launchId}:${cause}`;
  await enqueue(db, { kind: GRADE_JOB, key, payload: { launchId }, runAt: clock.now() });
}

/**
 * The jobs of `handlers`, with one more for each completed lesson and attempt of a person who came from a platform: it
 * sends the grade (spec 14.291). Jobs of their own: a platform that is down for hours must not delay certificates.
 */
export function withGrades(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>,
  handlers: Record<string, Handler>,
): Record<string, Handler> {
  const { db, clock, jobs } = services;
  const complete = handlers[COMPLETION_JOB];
  if (complete === undefined) return handlers;
  const parts: SendParts = { ...services, tokens: new AccessTokens(services) };
  return {
    ...handlers,
    [COMPLETION_JOB]: async (job) => {
      const again = await complete(job);
      const { data } = Completed.safeParse(job.payload);
      if (data) {
        const launches = await db
          .select({ id: ltiLaunches.id })
          .from(ltiLaunches)
          .where(eq(ltiLaunches.userId, data.userId));
        for (const { id } of launches)
          await enqueueGrade({ db, clock }, { launchId: id, cause: data.partId });
        if (launches.length > 0) jobs.wake();
      }
      return again;
    },
    [GRADE_JOB]: async ({ payload, attempt }) => {
      const { launchId } = Grade.parse(payload);
      const found = await findLaunch(parts, launchId);
      const score = found && (await newScore(parts, found));
      if (!found || !score) return;
      const { link } = found;
      if (mayMakeColumn(link)) {
        await enqueue(db, {
          ...{ kind: COLUMN_JOB, key: link.id, payload: { linkId: link.id }, runAt: clock.now() },
        });
        return;
      }
      if (link.lineItem === null || !link.scopes.includes(SCORE_SCOPE)) return;
      await noteLastFailure(
        attempt,
        () => sendScore(parts, found, score),
        (refused) =>
          noteRefusal(parts, launchId, {
            score,
            problem: refused ? WORDING.gradeRefused(refused.status) : WORDING.gradeUnsent,
          }),
      );
    },
    [COLUMN_JOB]: async ({ payload, attempt }) => {
      const { linkId } = Column.parse(payload);
      const [row] = await db
        .select({ link: ltiLinks, platform: ltiPlatforms })
        .from(ltiLinks)
        .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLinks.platformId))
        .where(eq(ltiLinks.id, linkId));
      if (!row?.platform.enabled || !mayMakeColumn(row.link)) return;
      const launches = await db
        .select({ id: ltiLaunches.id })
        .from(ltiLaunches)
        .where(eq(ltiLaunches.linkId, linkId));
      await noteLastFailure(
        attempt,
        async () => {
          if (!(await ensureColumn(parts, row.link, row.platform))) return;
          for (const { id } of launches) await enqueueGrade({ db, clock }, { launchId: id, cause: 'column' });
        },
        async (refused) => {
          const problem = refused ? WORDING.columnRefused(refused.status) : WORDING.gradeUnsent;
          for (const { id } of launches) await noteRefusal(parts, id, { score: undefined, problem });
        },
      );
    },
  };
}

/**
 * Does work that a platform may refuse. What it may take later fails the job, which runs again; a refusal for good, and
 * the last failure, are noted instead.
 */
async function noteLastFailure(
  attempt: number,
  work: () => Promise<void>,
  note: (refused: PlatformRefused | undefined) => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const refused = error instanceof PlatformRefused ? error : undefined;
    if (refused && !refused.again) await note(refused);
    else if (attempt >= ATTEMPTS) await note(undefined);
    else throw error;
  }
}
