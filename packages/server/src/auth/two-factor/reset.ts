import { fullName } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { conflict, notFound } from '../../platform/http/errors';
import { users } from '../../users';
import type { AuthDeps } from '../deps';
import { passkeys } from '../passkeys/tables';
import { securityMail, WORDING } from '../wording';
import { usesTwoSteps } from './policy';
import { removeCodes } from './set-up';

/**
 * Removes codes, recovery codes and passkeys of somebody who is locked out, ends their sessions and mails them. Their
 * password stays (spec 13.151).
 * @param actor who does it, for the audit log; `id` null for the command line
 * @returns the person's name
 * @throws {HttpError} 404 if the user does not exist, 409 if there is nothing to remove
 */
export async function resetTwoStep(
  { db, clock, sessions, background, mail, config }: AuthDeps,
  actor: Parameters<typeof audit>[1],
  { userId, reason }: { userId: string; reason: string },
): Promise<string> {
  const person = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!row) throw notFound(WORDING.noUser);
    const name = fullName(row);
    if (!(await usesTwoSteps(tx, userId))) throw conflict(WORDING.nothingToReset(name));
    await removeCodes(tx, userId);
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await sessions.endAll(tx, { userId });
    await audit({ db: tx, clock }, actor, {
      action: 'reset the two-step sign-in of',
      target: { kind: 'person', id: userId, name },
      detail: reason,
    });
    return { ...row, name };
  });
  background.run(() =>
    mail.send({ to: person.email, ...securityMail(person.firstName, 'reset', config.publicUrl) }),
  );
  return person.name;
}
