import { fullName } from '@digiken/contract/constants';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { enqueue, type Handler, hurry } from '../../platform/jobs';
import type { Mail } from '../../platform/mail';
import type { Deps, Services } from '../../platform/services';
import { hubs, users } from '../../users';
import { hubPersonalInvitations } from '../tables';
import { linkOf } from './link';

const MAIL_JOB = 'hub-invitation-mail';
/** Mails of one run; it ends long before its lease does. */
const AT_ONCE = 30;
/** Between two runs while mails wait: 180 mails a minute at most. */
const PAUSE_MS = 10_000;
const EVERY_MS = 60_000;
/** After a mail that could not be sent, and how often it is tried. */
const AGAIN_MS = 3_600_000;
const TRIES = 3;

type Parts = Pick<Services, 'db' | 'clock' | 'mail' | 'config' | 'background'>;

/** The mails of personal invitations, as a job that survives a restart (spec 13.162). */
export function invitationJobs(parts: Parts): Record<string, Handler> {
  return {
    [MAIL_JOB]: async () => {
      const sent = await sendDue(parts);
      return new Date(parts.clock.now().getTime() + (sent === AT_ONCE ? PAUSE_MS : EVERY_MS));
    },
  };
}

/** Makes sure that the job is waiting. Safe to repeat, and in several processes. */
export async function scheduleInvitationMails({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: MAIL_JOB, key: 'regular', runAt: clock.now() });
}

/** Has new mails sent soon. Call it in the transaction that adds them. */
export async function wakeInvitationMails({ db, clock }: Deps<'clock'>): Promise<void> {
  await scheduleInvitationMails({ db, clock });
  await hurry(db, { kind: MAIL_JOB, key: 'regular', runAt: clock.now() });
}

const selectDue = ({ db, clock }: Parts) =>
  db
    .select({
      id: hubPersonalInvitations.id,
      email: hubPersonalInvitations.email,
      firstName: hubPersonalInvitations.firstName,
      resends: hubPersonalInvitations.resends,
      failures: hubPersonalInvitations.mailFailures,
      expiresAt: hubPersonalInvitations.expiresAt,
      hub: hubs.name,
      logo: hubs.logo,
      inviterFirst: users.firstName,
      inviterLast: users.lastName,
    })
    .from(hubPersonalInvitations)
    .innerJoin(hubs, eq(hubs.id, hubPersonalInvitations.hubId))
    .leftJoin(users, eq(users.id, hubPersonalInvitations.createdBy))
    .where(
      and(
        isNotNull(hubPersonalInvitations.mailDueAt),
        lte(hubPersonalInvitations.mailDueAt, clock.now()),
        isNull(hubPersonalInvitations.acceptedAt),
        isNull(hubPersonalInvitations.withdrawnAt),
      ),
    )
    .orderBy(asc(hubPersonalInvitations.mailDueAt), asc(hubPersonalInvitations.id))
    .limit(AT_ONCE);

type Due = Awaited<ReturnType<typeof selectDue>>[number];

/** Sends what is due. One address that takes no mail holds up no other. @returns how many it looked at */
async function sendDue(parts: Parts): Promise<number> {
  const rows = await selectDue(parts);
  for (const row of rows) {
    const mine = and(
      eq(hubPersonalInvitations.id, row.id),
      // Sent again meanwhile: that mail is still due.
      eq(hubPersonalInvitations.resends, row.resends),
    );
    try {
      await parts.mail.send(toMail(parts, row));
      await parts.db
        .update(hubPersonalInvitations)
        .set({ mailedAt: parts.clock.now(), mailDueAt: null, mailFailures: 0 })
        .where(mine);
    } catch (error) {
      const failures = row.failures + 1;
      const again = new Date(parts.clock.now().getTime() + AGAIN_MS);
      await parts.db
        .update(hubPersonalInvitations)
        .set({ mailFailures: failures, mailDueAt: failures < TRIES ? again : null })
        .where(mine);
      const failure = new Error('The mail of an invitation was not sent.', { cause: error });
      parts.background.run(() => Promise.reject(failure));
    }
  }
  return rows.length;
}

/** The same id and link at each try, so that a mail that was sent before a crash is not a second one. */
function toMail({ config }: Parts, row: Due): Mail {
  const inviter =
    row.inviterFirst === null
      ? row.hub
      : fullName({ firstName: row.inviterFirst, lastName: row.inviterLast });
  const until = new Intl.DateTimeFormat('en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  }).format(row.expiresAt);
  return {
    id: `invitation-${row.id}-${row.resends}`,
    to: row.email,
    subject: `${inviter} invites you to ${row.hub}`,
    paragraphs: [
      row.firstName === '' ? 'Hello,' : `Hello ${row.firstName},`,
      `${inviter} invites you to join the hub ${row.hub} on Digiken. The link is for you alone and works until ${until}.`,
      `Once you join, administrators of ${row.hub} see your progress in the courses that they assign.`,
      'If you do not know the hub, you can ignore this mail.',
    ],
    link: { label: 'Open the invitation', url: linkOf(config, row) },
    ...(row.logo !== null && { picture: { url: `${config.publicUrl}${row.logo}`, alt: row.hub } }),
  };
}
