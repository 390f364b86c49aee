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

/** `path` is the app's. */
interface Link {
  label: string;
  path: string;
}

/** The mails of hubs: all sent in the background, after the transaction they tell of. */
export class HubMails {
  constructor(private readonly services: Services) {}

  /** To everybody who runs the hub. */
  asked(hub: HubName, asker: string, message: string): void {
    const { db, background } = this.services;
    background.run(async () => {
      const people = await db
        .select({ email: users.email, firstName: users.firstName })
        .from(users)
        .where(and(eq(users.hubId, hub.id), eq(users.role, 'hub'), eq(users.status, 'active')));
      for (const person of people) {
        await this.#send(
          person,
          `${asker} asks to join ${hub.name}`,
          [
            `${asker} would like to join ${hub.name}.`,
            ...(message === '' ? [] : [`They wrote: “${message}”`]),
          ],
          { label: 'Decide on the request', path: '/hub/requests' },
        );
      }
    });
  }

  accepted(hub: HubName, to: Person): void {
    this.#later(
      to,
      `Welcome to ${hub.name}`,
      [`Your request to join ${hub.name} has been accepted. You are a member now.`],
      { label: 'Open the hub', path: `/console/hub/${hub.id}` },
    );
  }

  rejected(hub: HubName, to: Person, reason: string): void {
    this.#later(
      to,
      `Your request to join ${hub.name}`,
      [`Your request to join ${hub.name} has not been accepted.`, `The reason: “${reason}”`],
      { label: 'Find other hubs', path: '/console/hubs' },
    );
  }

  memberRemoved(hub: HubName, to: Person, reason: string): void {
    this.#later(
      to,
      `You are no longer a member of ${hub.name}`,
      [
        `An administrator of ${hub.name} has ended your membership. Your courses and all that you studied stay yours.`,
        `The reason: “${reason}”`,
      ],
      { label: 'Find other hubs', path: '/console/hubs' },
    );
  }

  invited(hub: HubName, inviter: string, addresses: string[], link: string, days: number): void {
    const { mail, background } = this.services;
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

  administratorAdded(hub: HubName, to: Person): void {
    this.#later(
      to,
      `You run ${hub.name} now`,
      [
        `You have been made an administrator of the hub ${hub.name}: you decide on requests, invite people and see how members get on.`,
        'Sign in again to open the hub’s console.',
      ],
      { label: 'Open the hub’s console', path: '/hub/dashboard' },
    );
  }

  administratorRemoved(hub: HubName, to: Person): void {
    this.#later(
      to,
      `You no longer run ${hub.name}`,
      [`You are no longer an administrator of the hub ${hub.name}. Your account is a learner’s again.`],
      { label: 'Open your dashboard', path: '/console/dashboard' },
    );
  }

  #later(to: Person, subject: string, paragraphs: string[], link: Link): void {
    this.services.background.run(() => this.#send(to, subject, paragraphs, link));
  }

  #send(to: Person, subject: string, paragraphs: string[], { label, path }: Link): Promise<void> {
    return this.services.mail.send({
      to: to.email,
      subject,
      paragraphs: [`Hello ${to.firstName},`, ...paragraphs],
      link: { label, url: `${this.services.config.publicUrl}${path}` },
    });
  }
}
