import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../lib/run.mjs';
import { signIn, startDigiken, temporaryFolder, withPostgres } from './server.mjs';

const LESSONS = 120;
const LESSON_BYTES = 20_000;
/** Width and height of the picture of each lesson: noise, which takes about 90 KB as a JPEG. */
const PIXELS = 212;
/** Calls before the import. */
const CALLS = 400;
/** What the calls of others may take while a course is imported (spec 16.32); p99 in milliseconds. */
const MOST = { PGlite: 300, PostgreSQL: 150 };
/** The import and its jobs end long before; milliseconds. */
const PATIENCE = 600_000;

/** Pseudo-random numbers, the same in each run. */
function numbers(seed = 1) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = ['ba', 'ko', 'mi', 'sha', 'tu', 'ren', 'lo', 'ga', 'ndi', 'pe', 'wa', 'zu', 'chi', 'fo'];
/** The one word of a lesson that no other has. @param {number} lesson */
const markerOf = (lesson) =>
  `qx${SYLLABLES[lesson % 14]}${SYLLABLES[Math.floor(lesson / 14) % 14]}zk${lesson}`;

/** A course of 13 MB, zipped without compression. */
async function courseArchive() {
  const need = createRequire(join(ROOT, 'packages/server/package.json'));
  const { ZipFile } = need('yazl');
  const sharp = need('sharp');
  const next = numbers();
  const word = () => {
    // Few words are frequent, many are rare.
    let rank = Math.floor(20_000 * next() ** 3);
    let text = '';
    do {
      text += SYLLABLES[rank % SYLLABLES.length];
      rank = Math.floor(rank / SYLLABLES.length);
    } while (rank > 0);
    return text;
  };
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`;
  const archive = new ZipFile();
  const raw = { width: PIXELS, height: PIXELS, channels: 3 };
  const picture = () =>
    sharp(
      Uint8Array.from({ length: PIXELS * PIXELS * 3 }, () => 256 * next()),
      { raw },
    )
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
  /** @param {string} path @param {string | Buffer} content */
  const add = (path, content) => archive.addBuffer(Buffer.from(content), path, { compress: false });
  add('README.md', '# A course of 13 MB\n\nAn introduction that is long enough to serve as its summary.\n');
  for (let lesson = 0; lesson < LESSONS; lesson += 1) {
    const unit = 1 + Math.floor(lesson / 20);
    if (lesson % 20 === 0) add(`${unit}-unit/README.md`, `# Unit ${unit}\n`);
    const folder = `${unit}-unit/lessons/${1 + (lesson % 20)}-lesson`;
    add(`${folder}/picture.jpg`, await picture());
    let text = `# Lesson ${lesson}\n\n${markerOf(lesson)}\n\n![Noise](picture.jpg)\n`;
    while (text.length < LESSON_BYTES) {
      text += `\n## ${word()} ${word()}\n`;
      for (let paragraph = 0; paragraph < 3; paragraph += 1)
        text += `\n${Array.from({ length: 5 }, sentence).join(' ')}\n`;
    }
    add(`${folder}/README.md`, text);
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** Counts calls. */
class Calls {
  /** @type {number[]} */
  times = [];
  errors = 0;

  /** @param {string} url @param {RequestInit} [init] */
  async call(url, init) {
    const started = performance.now();
    const answer = await fetch(url, init).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) this.errors += 1;
    this.times.push(performance.now() - started);
  }

  figures() {
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { calls: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1), errors: this.errors };
  }
}

/**
 * @param {keyof typeof MOST} database
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 * @param {Buffer} archive
 */
async function measure(database, env, archive) {
  const { url, stop } = await startDigiken(env);
  const api = `${url}/api`;
  try {
    const learner = await signIn(url);
    const author = await signIn(url, 'instructor@digiken.example');
    /** @param {string} path @param {Record<string, string>} headers @param {RequestInit} [init] */
    const json = async (path, headers, init) => {
      const answer = await fetch(`${api}${path}`, { ...init, headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return /** @type {any} */ (await answer.json());
    };
    const [{ course }] = (await json(`/enrolled/courses/${learner.id}`, learner.headers)).data;
    const { data } = await json(`/course/${course._id}`, learner.headers);
    const lesson = data.units[0].lessons[0]._id;
    const others = async (/** @type {Calls} */ calls) => {
      await calls.call(`${api}/courses?q=published`);
      await calls.call(`${api}/course/unit/lesson/${lesson}`, { headers: learner.headers });
    };
    for (const calls = new Calls(); calls.times.length < CALLS; ) await others(calls);
    const before = new Calls();
    while (before.times.length < CALLS) await others(before);

    const during = new Calls();
    let imported = 0;
    const started = performance.now();
    const work = async () => {
      const form = new FormData();
      form.set('archive', new Blob([new Uint8Array(archive)]), 'course.zip');
      const { data: job } = await json('/instructor/imports?course=new', author.headers, {
        method: 'POST',
        body: form,
      });
      for (;;) {
        const { state, problem } = (await json(`/instructor/import/${job._id}`, author.headers)).data;
        if (state === 'done') break;
        if (state === 'failed') throw new Error(`The import failed: ${problem}`);
        await setTimeout(500);
      }
      imported = Math.round(performance.now() - started);
      const hidden = Array.from({ length: LESSONS }, (_, lesson) => markerOf(lesson));
      while (hidden.length > 0) {
        const found = await json(`/search?q=${hidden.at(-1)}`, author.headers);
        if (found.data.lessons.length > 0) hidden.pop();
        else await setTimeout(250);
        if (performance.now() - started > PATIENCE)
          throw new Error(
            `${hidden.length} lessons are not found ${PATIENCE / 1000} seconds after the import.`,
          );
      }
    };
    let working = true;
    const end = work().finally(() => {
      working = false;
    });
    const asking = (async () => {
      while (working) await others(during);
    })();
    await Promise.all([end, asking]);
    const searchable = Math.round(performance.now() - started);
    const figures = during.figures();
    return [
      {
        database,
        when: 'before',
        ...before.figures(),
        'import ms': null,
        'searchable ms': null,
        holds: before.errors === 0,
      },
      {
        ...{ database, when: 'during the import of 13 MB', ...figures },
        ...{ 'import ms': imported, 'searchable ms': searchable },
        holds: figures.errors === 0 && figures.p99 <= MOST[database],
      },
    ];
  } finally {
    await stop();
  }
}

/** What others wait for while a course of 13 MB is imported and cut into passages: a list and a lesson by turns. */
export async function benchWaiting() {
  const archive = await courseArchive();
  const folder = await temporaryFolder();
  try {
    const pglite = await measure('PGlite', { DATA_DIR: join(folder.dataDir, 'pglite') }, archive);
    const postgres = await withPostgres((url) =>
      measure('PostgreSQL', { DATA_DIR: join(folder.dataDir, 'postgres'), DATABASE_URL: url }, archive),
    );
    return [...pglite, ...postgres];
  } finally {
    await folder.remove();
  }
}
