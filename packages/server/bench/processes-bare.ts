/**
 * The baseline of `npm run bench -- processes`: plain Fastify with the same queries, without sessions, checks of input,
 * ETags or logs. `?as=` names the learner. Settings by environment as for the server.
 */
import Fastify from 'fastify';
import { listEnrolled } from '../src/catalogue/enrolled-courses';
import { getCourse } from '../src/catalogue/course-page';
import { pageCourses } from '../src/catalogue/service';
import { readLesson, saveProgress } from '../src/learning/service';
import { systemClock } from '../src/platform/clock';
import { loadConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';

const config = loadConfig(process.env);
const { databaseUrl, dataDir, port, host } = config;
const { db } = await openDatabase({ databaseUrl, dataDir });
const deps = { db, config, clock: systemClock };
const learner = (id: string) => ({ id, role: 'user', verified: true }) as const;

type One = { Params: { id: string }; Querystring: { as: string }; Body: { scroll: number } };
const app = Fastify({ logger: false });
app.get('/api/health', async () => ({ ok: true }));
app.get('/api/courses', async () => pageCourses(db, { size: 20, cursor: undefined }));
app.get<One>('/api/course/:id', async ({ params }) => ({ data: await getCourse(deps, null, params) }));
app.get<One>('/api/enrolled/courses/:id', async ({ params }) => ({ data: await listEnrolled(db, params) }));
app.get<One>('/api/course/unit/lesson/:id', async ({ params, query }) => ({
  data: await readLesson(deps, learner(query.as), { lessonId: params.id, language: undefined }),
}));
app.put<One>('/api/course/unit/lesson/:id/progress', async ({ params, query, body }) => ({
  data: await saveProgress(deps, learner(query.as), { lessonId: params.id, ...body }),
}));
await app.listen({ port, host });
