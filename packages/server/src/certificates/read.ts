import type {
  Certificate,
  CertificateDetail,
  CertificateProgress,
  CheckedCertificate,
} from '@digiken/contract';
import type { CertificateState } from '@digiken/contract/constants';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { qrOf } from '../platform/documents/qr';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { holdsPrefix } from '../platform/database/prefix-search';
import { notFound } from '../platform/http/errors';
import type { Deps, Services } from '../platform/services';
import { writtenIn } from '../platform/language';
import { certificateOffers } from './offers';
import { certificateAt, isComplete, type Standing, standingsOf } from './requirements';
import { addressesOf } from './signing/addresses';
import { ISSUER_NAME } from './signing/credential';
import { certificates } from './tables';

type Row = typeof certificates.$inferSelect;

const NO_CERTIFICATE = 'There is no such certificate.';
/** Courses that the dashboard can show. */
const PROGRESS_MOST = 20;

/** State now: a valid certificate whose time is over has expired. */
export const stateOf = (
  { state, expiresAt }: Pick<Row, 'state' | 'expiresAt'>,
  now: Date,
): CertificateState => (state === 'valid' && expiresAt !== null && expiresAt <= now ? 'expired' : state);

export const toCertificate = (row: Row, now: Date): Certificate => ({
  _id: row.id,
  name: row.name,
  courseId: row.courseId,
  course: row.courseTitle,
  signatory: row.signatory,
  signatoryTitle: row.signatoryTitle,
  state: stateOf(row, now),
  reason: row.reason,
  reasonLanguage: writtenIn(row.reason, row.reasonLanguage),
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  supersededBy: row.supersededBy,
});

async function page(
  { db, clock }: Deps<'clock'>,
  cursor: string | undefined,
  condition: SQL | undefined,
): Promise<{ data: Certificate[]; next: string | null; previous: string | null }> {
  const { rows, next, previous } = await keyPage(
    cursor,
    {
      key: certificates.issuedAt,
      id: certificates.id,
      keyOf: (row: Row) => ({ key: row.issuedAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(certificates)
        .where(and(where, condition))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const now = clock.now();
  return { data: rows.map((row) => toCertificate(row, now)), next, previous };
}

/** A learner's certificates, newest first. */
export const listOwn = (parts: Deps<'clock'>, { userId, cursor }: { userId: string; cursor?: string }) =>
  page(parts, cursor, eq(certificates.userId, userId));

/** All certificates, newest first. @param search a number, or the beginnings of words of a name or a course */
export function listAll(
  parts: Deps<'clock'>,
  { cursor, search, state }: { cursor?: string; search?: string; state?: CertificateState },
) {
  const words = sql`to_tsvector('simple', ${certificates.name} || ' ' || ${certificates.courseTitle})`;
  const now = parts.clock.now();
  const ofState =
    state === 'expired'
      ? and(
          eq(certificates.state, 'valid'),
          isNotNull(certificates.expiresAt),
          lte(certificates.expiresAt, now),
        )
      : state === 'valid'
        ? and(
            eq(certificates.state, 'valid'),
            or(isNull(certificates.expiresAt), gt(certificates.expiresAt, now)),
          )
        : state && eq(certificates.state, state);
  const found = search ? or(eq(certificates.id, search), holdsPrefix(words, search)) : undefined;
  return page(parts, cursor, and(ofState, found));
}

/** Anyone's certificate by its number. @throws {HttpError} 404 */
export async function findCertificate(db: Executor, id: string): Promise<Row> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  if (!row) throw notFound(NO_CERTIFICATE);
  return row;
}

/** @throws {HttpError} 404 also for a certificate of somebody else */
async function ownCertificate(db: Executor, { id, userId }: { id: string; userId: string }): Promise<Row> {
  const row = await findCertificate(db, id);
  if (row.userId !== userId) throw notFound(NO_CERTIFICATE);
  return row;
}

/** A learner's own certificate. @throws {HttpError} 404 also for one of somebody else */
export async function getOwn(
  { db, clock, config }: Deps<'clock' | 'config'>,
  own: { id: string; userId: string },
): Promise<CertificateDetail> {
  const row = await ownCertificate(db, own);
  const address = addressesOf(config);
  return {
    ...toChecked({ config }, row, clock.now()),
    results: row.results,
    linkedInUrl: linkedIn(row, address.verify(row.id)),
    files: {
      credential: address.credential(row.id),
      badgePng: address.badgePng(row.id),
      badgeSvg: address.badgeSvg(row.id),
      picture: address.picture(row.id),
    },
  };
}

function toChecked({ config }: Pick<Services, 'config'>, row: Row, now: Date): CheckedCertificate {
  const address = addressesOf(config);
  const certificate = toCertificate(row, now);
  const url = address.verify(row.id);
  const { results } = row;
  return {
    ...certificate,
    endedAt: row.endedAt?.toISOString() ?? null,
    lessons: row.lessonCount,
    quizzes: row.quizCount,
    average:
      results.length === 0 ? null : results.reduce((sum, { score }) => sum + score, 0) / results.length,
    outcomes: row.outcomes,
    verify: { url, qr: qrOf(url) },
    pdf: certificate.state === 'valid' ? address.pdf(row.id) : null,
  };
}

/** A certificate for whoever has its number. @throws {HttpError} 404 */
export async function checkCertificate(
  { db, clock, config }: Deps<'clock' | 'config'>,
  id: string,
): Promise<CheckedCertificate> {
  return toChecked({ config }, await findCertificate(db, id), clock.now());
}

/** LinkedIn's form for a certification, filled in. */
function linkedIn({ id, courseTitle, issuedAt, expiresAt }: Row, url: string): string {
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: ISSUER_NAME,
    issueYear: String(issuedAt.getUTCFullYear()),
    issueMonth: String(issuedAt.getUTCMonth() + 1),
    ...(expiresAt && {
      expirationYear: String(expiresAt.getUTCFullYear()),
      expirationMonth: String(expiresAt.getUTCMonth() + 1),
    }),
    certUrl: url,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}

/**
 * Courses whose certificate the learner can get with the units that they own, those with the fewest steps left first.
 * The lessons are those of the course's progress (spec 17.5).
 */
export async function listProgress(
  { db, clock }: Deps<'clock'>,
  userId: string,
): Promise<CertificateProgress[]> {
  const standings = (await standingsOf(db, userId)).filter((standing) => !isComplete(standing));
  const courseIds = standings.map(({ courseId }) => courseId);
  const offers = await certificateOffers(db, { userId, courseIds, now: clock.now() });
  const offered = ({ courseId }: Standing) => {
    const offer = offers.get(courseId);
    return offer !== undefined && offer.offered && offer.certificateId === null;
  };
  const left = ({ progress, quizzes, quizzesPassed }: Standing) =>
    progress.total - progress.done + quizzes - quizzesPassed;
  return standings
    .filter((standing) => offered(standing) && certificateAt(standing) !== null)
    .toSorted((standing, other) => left(standing) - left(other))
    .slice(0, PROGRESS_MOST)
    .map(({ courseId, title, progress, quizzes, quizzesPassed }) => ({
      course: { _id: courseId, name: title },
      ...{ lessons: progress.total, lessonsDone: progress.done, quizzes, quizzesPassed },
    }));
}
