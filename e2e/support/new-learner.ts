import { waitForMail } from './mail.ts';
import type { RunningServer } from './server.ts';

export interface Learner {
  id: string;
  email: string;
  password: string;
  /** The parsed body of a call below /api as this learner. @throws with status and body when it is refused */
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>;
}

const PASSWORD = 'nyanya mbili nyekundu';
let learners = 0;

/** Signs a learner up, verifies the address, and enrols in the free units of a course. */
export async function newLearner(server: RunningServer, courseTitle: string): Promise<Learner> {
  learners += 1;
  const email = `halima${process.pid}-${learners}@example.com`;
  const from = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.8.${learners >> 8}.${learners % 256}`,
  };
  let headers: Record<string, string> = from;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await call('POST', '/auth/signup', { firstName: 'Halima', lastName: 'Juma', email, password: PASSWORD });
  const mail = await waitForMail(server.dataDir, { to: email });
  await call('POST', '/auth/verify-email', { token: new URL(mail.links[0] ?? '').searchParams.get('token') });
  const answer = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: { _id: string } } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  headers = { ...from, authorization: `Bearer ${data.token}`, cookie };
  const courses = await call<{ data: { _id: string; title: string }[] }>('GET', '/courses?q=published');
  const course = courses.data.find(({ title }) => title === courseTitle);
  if (!course) throw new Error(`There is no course ${courseTitle}.`);
  await call('POST', `/course/${course._id}/enrol`, { choice: { whole: true }, expectedTotal: 0 });
  return { id: data.user._id, email, password: PASSWORD, call };
}
