import { createHash, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Config } from '../../platform/config';
import { newId } from '../../platform/ids';
import type { certificates } from '../tables';
import { addressesOf } from './addresses';
import type { SigningKey } from './keys';

export const ISSUER_NAME = 'Digiken';
const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** Who issues: an Open Badges 3.0 profile. */
export const issuerOf = (config: Pick<Config, 'publicUrl'>) => ({
  id: addressesOf(config).issuer,
  type: ['Profile'],
  name: ISSUER_NAME,
  url: config.publicUrl,
});

export const issuerDocument = (config: Pick<Config, 'publicUrl'>) => ({
  '@context': CONTEXTS,
  ...issuerOf(config),
});

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Signs a credential as VC-JWT: the payload is the credential itself, with the claims that JWT names. */
export async function signCredential(
  config: Pick<Config, 'publicUrl'>,
  { thumbprint, key }: SigningKey,
  credential: Record<string, unknown> & { id: string },
  { subject, from, until }: { subject: string; from: Date; until: Date | null },
): Promise<string> {
  const jwt = new SignJWT(credential)
    .setProtectedHeader({ alg: 'ES256', kid: addressesOf(config).key(thumbprint), typ: 'JWT' })
    .setIssuer(addressesOf(config).issuer)
    .setJti(credential.id)
    .setSubject(subject)
    .setNotBefore(seconds(from));
  return (until === null ? jwt : jwt.setExpirationTime(seconds(until))).sign(key);
}

type Issued = Omit<typeof certificates.$inferInsert, 'credential'> & {
  id: string;
  courseId: string;
  issuedAt: Date;
};

/** A certificate as an Open Badges 3.0 credential. The address of the learner is in it only as a salted hash. */
export async function credentialOf(
  config: Pick<Config, 'publicUrl'>,
  key: SigningKey,
  { certificate, email }: { certificate: Issued; email: string },
): Promise<string> {
  const address = addressesOf(config);
  const { id, courseId, courseTitle, results, lessonCount, issuedAt, expiresAt = null } = certificate;
  const salt = randomBytes(12).toString('hex');
  const subject = `urn:uuid:${newId()}`;
  const result = `urn:uuid:${newId()}`;
  const average = results.reduce((sum, { score }) => sum + score, 0) / results.length;
  const list = address.statusList(certificate.statusList);
  return signCredential(
    config,
    key,
    {
      '@context': CONTEXTS,
      id: address.credential(id),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: courseTitle,
      issuer: issuerOf(config),
      validFrom: issuedAt.toISOString(),
      ...(expiresAt && { validUntil: expiresAt.toISOString() }),
      credentialSubject: {
        id: subject,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityType: 'emailAddress',
            identityHash: `sha256$${createHash('sha256')
              .update(email.toLowerCase() + salt)
              .digest('hex')}`,
            salt,
          },
        ],
        achievement: {
          id: address.course(courseId),
          type: ['Achievement'],
          achievementType: 'Certificate',
          name: courseTitle,
          description: `Completed the course “${courseTitle}”.`,
          criteria: { narrative: criteriaOf(lessonCount, certificate.quizCount ?? 0) },
          image: { id: address.picture(id), type: 'Image' },
          inLanguage: 'en',
          ...(results.length > 0 && {
            resultDescription: [
              {
                id: result,
                type: ['ResultDescription'],
                name: 'Average of the required quizzes',
                resultType: 'Percent',
              },
            ],
          }),
        },
        ...(results.length > 0 && {
          result: [{ type: ['Result'], resultDescription: result, value: String(Math.round(average * 100)) }],
        }),
      },
      credentialStatus: {
        id: `${list}#${certificate.statusIndex}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(certificate.statusIndex),
        statusListCredential: list,
      },
    },
    { subject, from: issuedAt, until: expiresAt },
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a certificate asked for, in words. */
const criteriaOf = (lessons: number, quizzes: number): string =>
  quizzes === 0
    ? `Complete ${counted(lessons, 'lesson', 'lessons')}.`
    : `Complete ${counted(lessons, 'lesson', 'lessons')} and pass ${counted(quizzes, 'quiz', 'quizzes')}.`;
