import { and, eq } from 'drizzle-orm';
import type { Services } from '../platform/services';
import { users } from '../users';

interface Person {
  email: string;
  firstName: string;
}
interface HubName {
  id: string;
  name: string;
}

interface ToPerson {
  hub: HubName;
  to: Person;
}

/** `path` is a path of the app. */
interface Link {
  label: string;
  path: string;
}

/** Mails every administrator of the hub. Call this and the other functions of this file after the transaction. */
export function mailJoinRequest(
  services: Services,
  { hub, asker, message }: { hub: HubName; asker: string; message: string },
): void {
  const { db, background } = services;
  background.run(async () => {
    const people = await db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.hubId, hub.id), eq(users.role, 'hub'), eq(users.status, 'active')));
    for (const person of people) {
      await send(services, {
        to: person,
        subject: `${asker} asks to join ${hub.name}`,
        paragraphs: [
          `${asker} would like to join ${hub.name}.`,
          ...(message === '' ? [] : [`They wrote: “${message}”`]),
        ],
        link: { label: 'Decide on the request', path: '/hub/requests' },
      });
    }
  });
}

export function mailAccepted(services: Services, { hub, to }: ToPerson): void {
  sendLater(services, {
    to,
    subject: `Welcome to ${hub.name}`,
    paragraphs: [`Your request to join ${hub.name} has been accepted. You are a member now.`],
    link: { label: 'Open the hub', path: `/console/hub/${hub.id}` },
  });
}

export function mailReopened(services: Services, { hub, to }: ToPerson): void {
  sendLater(services, {
    to,
    subject: `Your request to join ${hub.name} is pending again`,
    paragraphs: [
      `The decision on your request to join ${hub.name} was undone. Your request is pending again, and you will hear from us once it is decided.`,
    ],
    link: { label: 'Open the hub', path: `/console/hub/${hub.id}` },
  });
}

export function mailRejected(services: Services, { hub, to, reason }: ToPerson & { reason: string }): void {
  sendLater(services, {
    to,
    subject: `Your request to join ${hub.name}`,
    paragraphs: [`Your request to join ${hub.name} has not been accepted.`, `The reason: “${reason}”`],
    link: { label: 'Find other hubs', path: '/console/hubs' },
  });
}

export function mailMemberRemoved(
  services: Services,
  { hub, to, reason }: ToPerson & { reason: string },
): void {
  sendLater(services, {
    to,
    subject: `You are no longer a member of ${hub.name}`,
    paragraphs: [
      `An administrator of ${hub.name} has ended your membership. You keep your courses and your progress.`,
      `The reason: “${reason}”`,
    ],
    link: { label: 'Find other hubs', path: '/console/hubs' },
  });
}

/** @param input `days` is how long the link works */
export function mailInvitation(
  { mail, background }: Services,
  {
    hub,
    inviter,
    addresses,
    link,
    days,
  }: { hub: HubName; inviter: string; addresses: string[]; link: string; days: number },
): void {
  background.run(async () => {
    for (const to of addresses) {
      await mail.send({
        to,
        subject: `${inviter} invites you to ${hub.name}`,
        paragraphs: [
          'Hello,',
          `${inviter} invites you to join the hub ${hub.name} on Digiken. The link works for ${days === 1 ? 'one day' : `${days} days`}.`,
          'If you do not know the hub, you can ignore this mail.',
        ],
        link: { label: 'Open the invitation', url: link },
      });
    }
  });
}

export function mailAdministratorAdded(services: Services, { hub, to }: ToPerson): void {
  sendLater(services, {
    to,
    subject: `You are now an administrator of ${hub.name}`,
    paragraphs: [
      `You are now an administrator of the hub ${hub.name}. You decide on requests to join, invite people and see the members’ progress.`,
      'Sign in again to open the hub’s console.',
    ],
    link: { label: 'Open the hub’s console', path: '/hub/dashboard' },
  });
}

export function mailAdministratorRemoved(services: Services, { hub, to }: ToPerson): void {
  sendLater(services, {
    to,
    subject: `You are no longer an administrator of ${hub.name}`,
    paragraphs: [
      `You are no longer an administrator of the hub ${hub.name}. Your account is a learner account again.`,
    ],
    link: { label: 'Open your dashboard', path: '/console/dashboard' },
  });
}

interface Letter {
  to: Person;
  subject: string;
  paragraphs: string[];
  link: Link;
}

function sendLater(services: Services, letter: Letter): void {
  services.background.run(() => send(services, letter));
}

function send({ mail, config }: Services, { to, subject, paragraphs, link }: Letter): Promise<void> {
  return mail.send({
    to: to.email,
    subject,
    paragraphs: [`Hello ${to.firstName},`, ...paragraphs],
    link: { label: link.label, url: `${config.publicUrl}${link.path}` },
  });
}
