/**
 * The baseline of `npm run bench -- processes`: plain Fastify with the same queries, the one for the session included,
 * without tokens, checks of input, ETags or logs. `?as=` names the learner, `?session=` the session. Settings by
 * environment as for the server.
 */
import Fastify from 'fastify';
import { listEnrolled } from '../src/catalogue/enrolled-courses';
import { prepareCallerQuery } from '../src/auth/sessions';
import { getCourse } from '../src/catalogue/course-page';
import { listCourses } from '../src/catalogue/service';
import { readLesson, saveProgress } from '../src/learning/service';
import { systemClock } from '../src/platform/clock';
import { loadConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';

const config = loadConfig(process.env);
const { databaseUrl, dataDir, port, host } = config;
const { db } = await openDatabase({ databaseUrl, dataDir });
const deps = { db, config, clock: systemClock };
const caller = prepareCallerQuery(db);
const learner = async ({ as, session }: One['Querystring']) => {
  const [found] = await caller.execute({ session, now: new Date() });
  if (found?.id !== as) throw new Error('Another session.');
  return { id: as, role: 'user', verified: true } as const;
};

type One = { Params: { id: string }; Querystring: { as: string; session: string }; Body: { scroll: number } };
const app = Fastify({ logger: false });
app.get('/api/health', async () => ({ ok: true }));
app.get('/api/courses', async () => listCourses(db, { size: 20 }));
app.get<One>('/api/course/:id', async ({ params }) => ({ data: await getCourse(deps, null, params) }));
app.get<One>('/api/enrolled/courses/:id', async ({ query }) => listEnrolled(db, await learner(query)));
app.get<One>('/api/course/unit/lesson/:id', async ({ params, query }) => ({
  data: await readLesson(deps, await learner(query), { lessonId: params.id, language: undefined }),
}));
app.put<One>('/api/course/unit/lesson/:id/progress', async ({ params, query, body }) => ({
  data: await saveProgress(deps, await learner(query), { lessonId: params.id, ...body }),
}));
await app.listen({ port, host });
