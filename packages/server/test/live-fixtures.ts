import { newId } from '../src/platform/ids';
import type { SignedIn, TestServer } from './support/server';

/** The body of a class in a course that starts in so many minutes; UTC unless told otherwise. */
export function planned(server: TestServer, courseId: string, minutes = 60) {
  const starts = new Date(Math.ceil(server.clock.now().getTime() / 60_000 + minutes) * 60_000);
  return {
    title: `Class ${newId()}`,
    description: 'Questions about lesson two.',
    starts: starts.toISOString().slice(0, 16),
    timeZone: 'UTC',
    minutes: 45,
    capacity: null as number | null,
    link: null as string | null,
    waitingRoom: false,
    recorded: false,
    courseId: courseId as string | null,
    hubId: null as string | null,
    repeat: null as { every: 'day' | 'week' | 'two-weeks'; times: number } | null,
  };
}

export type Planned = ReturnType<typeof planned>;

/** Calls of the room of one class. */
export function roomOf(server: TestServer, classId: string) {
  const path = `/live/classes/${classId}`;
  const post = (as: SignedIn, action: string, body: object = {}) =>
    server.call('POST', `${path}/${action}`, { as, body });
  return {
    path,
    post,
    join: (as: SignedIn, device = `page-${as.id}`) => post(as, 'join', { device }),
    beat: (as: SignedIn, device = `page-${as.id}`) => post(as, 'heartbeat', { device }),
    leave: (as: SignedIn, device = `page-${as.id}`) => post(as, 'leave', { device }),
    follow: (as: SignedIn, { device = `page-${as.id}`, after }: { device?: string; after?: number } = {}) =>
      server.stream(`${path}/events`, {
        as,
        query: { device, ...(after !== undefined && { after: String(after) }) },
      }),
  };
}

export async function schedule(server: TestServer, as: SignedIn, body: Planned): Promise<string> {
  const answer = await server.call('POST', '/live/classes', { as, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data._id;
}

/** A learner of the course. */
export async function enrolled(server: TestServer, courseId: string): Promise<SignedIn> {
  const as = await server.signedIn();
  const body = { choice: { whole: true }, expectedTotal: 0 };
  const answer = await server.call('POST', `/course/${courseId}/enrol`, { as, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return as;
}
