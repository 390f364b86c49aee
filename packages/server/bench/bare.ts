/**
 * The baseline of `npm run bench`: plain Fastify with the same queries on the same
 * database. Settings by environment as for the server.
 */
import Fastify from 'fastify';
import { prepareCallerQuery } from '../src/auth/sessions';
import { listCourses } from '../src/catalogue/service';
import { loadConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/database';

const { databaseUrl, dataDir, port, host } = loadConfig(process.env);
const { db } = await openDatabase({ databaseUrl, dataDir });
const caller = prepareCallerQuery(db);

const app = Fastify({ logger: false });
app.get('/courses', async () => listCourses(db, {}));
app.get<{ Params: { id: string } }>('/session/:id', async ({ params }) => ({
  data: await caller.execute({ session: params.id, now: new Date() }),
}));
await app.listen({ port, host });
