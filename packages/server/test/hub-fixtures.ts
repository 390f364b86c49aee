import { eq } from 'drizzle-orm';
import { hubMembers } from '../src/hubs/tables';
import { newId } from '../src/platform/ids';
import { hubs, users } from '../src/users/tables';
import { type SignedIn, type TestServer } from './support/server';

/** A hub with an administrator. */
export async function seedHub(server: TestServer, name = 'Kibera Makers') {
  const { db } = server.services;
  const id = newId();
  await db.insert(hubs).values({ id, name, summary: 'We build things.', createdAt: server.clock.now() });
  return { id, name, administrator: await runBy(server, id) };
}

export type SeededHub = Awaited<ReturnType<typeof seedHub>>;

/** A signed-in hub administrator. */
export async function runBy(server: TestServer, hubId: string): Promise<SignedIn> {
  const person = await server.signedIn('hub');
  await server.services.db.update(users).set({ hubId }).where(eq(users.id, person.id));
  return person;
}

/** Inserts members directly, so it also sets the counter. */
export async function seedMembers(server: TestServer, hubId: string, userIds: string[]) {
  const { db } = server.services;
  const at = server.clock.now().getTime();
  await db
    .insert(hubMembers)
    .values(userIds.map((userId, index) => ({ hubId, userId, joinedAt: new Date(at + index) })));
  await db.update(hubs).set({ memberCount: userIds.length }).where(eq(hubs.id, hubId));
}
