import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { lessonTexts } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { writePassages } from '../src/tutor';
import { seedCourse, type Seeded } from './learning-fixtures';
import type { ReadableEvents } from './support/event-stream';
import type { SignedIn, TestServer } from './support/server';

/** Replaces the English text of a lesson by one section below a heading. */
export async function writeLesson(
  { services: { db } }: TestServer,
  lessonId: string,
  { title, heading, text }: { title: string; heading: string; text: string },
): Promise<void> {
  const id = heading.toLowerCase().replace(/\W+/g, '-');
  await db
    .update(lessonTexts)
    .set({ title, text: `${heading}\n${text}`, html: `<h2 id="${id}">${heading}</h2><p>${text}</p>` })
    .where(eq(lessonTexts.lessonId, lessonId));
  await writePassages(db, [lessonId]);
}

export const WATER = {
  title: 'Water wisely',
  heading: 'When to water',
  text: 'Water the tomatoes before nine in the morning. Pour it on the soil and not on the leaves. Wet leaves get blight at night.',
};
export const QUESTION = 'When should I water my tomatoes?';

/** A course whose second lesson, which is no preview, is about tomatoes. @returns also the ids of both lessons */
export async function seedGarden(server: TestServer, text: typeof WATER = WATER) {
  const course = await seedCourse(server, { title: 'Kitchen garden' });
  const [preview = '', lesson = ''] = course.units[0]?.lessons ?? [];
  await writeLesson(server, lesson, text);
  return { course, preview, lesson };
}

export async function enrolled(server: TestServer, ...courses: Seeded[]): Promise<SignedIn> {
  const person = await server.signedIn();
  for (const { id } of courses)
    await server.services.db
      .insert(enrolments)
      .values({ userId: person.id, courseId: id, whole: true, createdAt: server.clock.now() });
  return person;
}

/** The calls of one person. */
export const tutorOf = (server: TestServer, as: SignedIn) => {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    server.call(method, path, { as, ...(body !== undefined && { body }) });
  return {
    call,
    ask: (text: string, more: object = {}) => call('POST', '/tutor/questions', { text, ...more }),
    state: async () => (await call('GET', '/tutor')).body.data,
    agree: (accepted = true) => call('PUT', '/tutor/consent', { accepted, age: 'adult' }),
    conversation: async (id: string) => (await call('GET', `/tutor/conversations/${id}`)).body.data,
    follow: (answerId: string) => server.stream(`/tutor/answers/${answerId}/events`, { as }),
  };
};

/** All events of a stream. */
export async function eventsOf(stream: ReadableEvents): Promise<any[]> {
  const events = [];
  for (let event = await stream.next(); event !== undefined; event = await stream.next()) events.push(event);
  return events;
}

interface ModelRequest {
  messages: { role: string; content: string }[];
  [name: string]: unknown;
}

type Answering = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** An OpenAI-compatible endpoint that answers as a test says. */
export class TestModel {
  readonly requests: (ModelRequest & { authorization: string | undefined })[] = [];
  answering: Answering = say('Water them before nine in the morning. [1]');
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async start(): Promise<TestModel> {
    const model = new TestModel();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1/`,
      AI_MODEL: 'test-model',
      AI_KEY: 'test-key',
      AI_NAME: 'Test model',
      AI_PLACE: 'in this test',
      AI_PRICE_IN: '2',
      AI_PRICE_OUT: '8',
      AI_CURRENCY: 'USD',
    };
  }

  /** What the last request asked. */
  get prompt(): string {
    return (
      this.requests
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join('\n') ?? ''
    );
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
    this.requests.push({ ...body, authorization: request.headers.authorization });
    await this.answering(response, body);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export const HEAD = { 'content-type': 'text/event-stream' };
export const delta = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`;
/** The end of an answer, with its usage. */
export const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 100 } })}\n\ndata: [DONE]\n\n`;

/** Streams a text, with its usage. */
export const say =
  (...parts: string[]): Answering =>
  (response) => {
    response.writeHead(200, HEAD);
    for (const part of parts) response.write(delta(part));
    response.end(END);
  };

/** Resolved from outside. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
