import { newId } from '../src/platform/ids';
import { users } from '../src/users/tables';
import type { SignedIn, TestServer } from './support/server';

/** Many users who never sign in. */
export async function seedPeople(server: TestServer, count: number, firstName = 'Amina'): Promise<string[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    email: `${newId()}@test.example`,
    firstName,
    lastName: `Number${String(index + 1).padStart(3, '0')}`,
    passwordHash: 'none',
    emailVerifiedAt: server.clock.now(),
  }));
  await server.services.db.insert(users).values(people);
  return people.map((person) => person.id);
}

/** The ids on all pages of a list, forwards and then backwards. */
export async function allPages(server: TestServer, as: SignedIn, path: string) {
  const page = async (cursor?: string | null) => {
    const query = cursor ? `${path.includes('?') ? '&' : '?'}cursor=${cursor}` : '';
    const { body, status } = await server.call('GET', `${path}${query}`, { as });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.message}`);
    return body as { data: { _id: string }[]; next: string | null; previous: string | null };
  };
  let at = await page();
  const forwards = [at];
  while (at.next) forwards.push((at = await page(at.next)));
  const backwards = [at];
  while (at.previous) backwards.unshift((at = await page(at.previous)));
  const ids = (pages: typeof forwards) => pages.map((one) => one.data.map((row) => row._id));
  return { forwards: ids(forwards), backwards: ids(backwards) };
}
