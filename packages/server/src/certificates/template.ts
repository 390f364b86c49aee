import { createHash } from 'node:crypto';
import type { certificates as calls, BodyOf, CertificateTemplate } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { courses, managesCourse, publicId, rightsColumns } from '../courses';
import type { Database, Executor } from '../platform/database';
import { invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { users } from '../users';
import { certificateTemplates, signatures } from './tables';

/** A signature fits into this; pixels. */
const WIDTH = 600;
const HEIGHT = 200;
/** A picture of more pixels is refused before it is decoded. */
const PIXELS = 20_000_000;

type Template = Omit<typeof certificateTemplates.$inferSelect, 'courseId'> & {
  /** The instructor's name now; empty without one. */
  instructor: string;
};

/** How the certificates of a course look; undefined if the course does not exist. */
export async function readTemplate(db: Executor, courseId: string): Promise<Template | undefined> {
  const [row] = await db
    .select({ template: certificateTemplates, firstName: users.firstName, lastName: users.lastName })
    .from(courses)
    .leftJoin(certificateTemplates, eq(certificateTemplates.courseId, courses.id))
    .leftJoin(users, eq(users.id, courses.ownerId))
    .where(eq(courses.id, courseId));
  if (!row) return undefined;
  const { enabled, signatory, signatoryTitle, signature, validityMonths } = row.template ?? {
    enabled: true,
    signatory: '',
    signatoryTitle: '',
    signature: null,
    validityMonths: null,
  };
  const instructor = fullName(row);
  return { enabled, signatory, signatoryTitle, signature, validityMonths, instructor };
}

/** Gives a course the template of another one, if it has one. */
export async function copyTemplate(
  tx: Executor,
  { from, to: courseId }: { from: string; to: string },
): Promise<void> {
  const [template] = await tx
    .select()
    .from(certificateTemplates)
    .where(eq(certificateTemplates.courseId, from));
  if (template) await tx.insert(certificateTemplates).values({ ...template, courseId });
}

/** @throws {HttpError} 404 if the course does not exist or belongs to another instructor */
async function ownTemplate(db: Executor, caller: Caller, courseId: string): Promise<Template> {
  const [course] = await db.select(rightsColumns).from(courses).where(eq(courses.id, courseId));
  const template = course && managesCourse(caller, course) ? await readTemplate(db, courseId) : undefined;
  if (!template) throw notFound('There is no such course.');
  return template;
}

/** The picture of a signature; undefined for an unknown hash. */
export async function signatureOf(db: Executor, hash: string | null): Promise<Buffer | undefined> {
  if (hash === null) return undefined;
  const [row] = await db.select().from(signatures).where(eq(signatures.hash, hash));
  return row?.png;
}

async function toAnswer(db: Executor, template: Template): Promise<CertificateTemplate> {
  const { enabled, signatory, signatoryTitle, validityMonths } = template;
  const png = await signatureOf(db, template.signature);
  const signature = png ? `data:image/png;base64,${png.toString('base64')}` : null;
  return { enabled, signatory, signatoryTitle, validityMonths, signature };
}

/** @throws {HttpError} 404 for a course of somebody else */
export async function getTemplate(db: Executor, caller: Caller, id: string): Promise<CertificateTemplate> {
  return toAnswer(db, await ownTemplate(db, caller, publicId(id)));
}

/** @throws {HttpError} 404 for a course of somebody else, 422 for a picture that cannot be read */
export async function saveTemplate(
  db: Database,
  caller: Caller,
  { id, signature, ...set }: BodyOf<typeof calls.saveCertificateTemplate> & { id: string },
): Promise<CertificateTemplate> {
  const courseId = publicId(id);
  await ownTemplate(db, caller, courseId);
  const png = typeof signature === 'string' ? await toPng(Buffer.from(signature, 'base64')) : signature;
  return db.transaction(async (tx) => {
    const hash = png && createHash('sha256').update(png).digest('hex');
    if (png && hash) await tx.insert(signatures).values({ hash, png }).onConflictDoNothing();
    const values = { ...set, ...(hash !== undefined && { signature: hash }) };
    await tx
      .insert(certificateTemplates)
      .values({ courseId, ...values })
      .onConflictDoUpdate({ target: certificateTemplates.courseId, set: values });
    return toAnswer(tx, await ownTemplate(tx, caller, courseId));
  });
}

/** Encoded again: what else the file held is not kept. @throws {HttpError} 422 */
async function toPng(picture: Buffer): Promise<Buffer> {
  try {
    const image = sharp(picture, { limitInputPixels: PIXELS });
    const { format } = await image.metadata();
    if (format === 'png' || format === 'jpeg' || format === 'webp')
      return await image
        .rotate()
        .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
  } catch {
    // Answered below.
  }
  throw invalid({ signature: 'Choose a picture: PNG, JPEG or WebP.' });
}
