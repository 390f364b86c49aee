import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** Least shares of the golden questions: answered in the first five passages, by the first one, and refused. */
const RECALL = 0.9;
const FIRST = 0.7;
const REFUSED = 0.9;
/** Most milliseconds of 95 in 100 questions. */
const MOST_MS = 150;

/**
 * @typedef {{ questions: number, first: number, any: number }} Found
 * @typedef {{ p50: number, p95: number, most: number }} Quantiles
 * @typedef {{ written: number, citations: number, valid: number, obeyed: number, foreign: number }} Written
 * @typedef {Record<'user' | 'admin', Record<'cites' | 'invents' | 'obeys', Written>>} Models
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/tutor.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The tutor bench ended with ${code}.`);
  const { english, kiswahili, refused, model, passages, latency } =
    /** @type {{ english: Found, kiswahili: Found, refused: { questions: number, refused: number }, model: Models, passages: number, latency: Record<'all' | 'learner', Quantiles> }} */ (
      JSON.parse(printed)
    );
  const both = {
    questions: english.questions + kiswahili.questions,
    first: english.first + kiswahili.first,
    any: english.any + kiswahili.any,
  };
  const golden = (/** @type {string} */ what, /** @type {Found} */ { questions, first, any }) => ({
    what: `${questions} golden questions${what}`,
    figures: `recall@5 ${(any / questions).toFixed(2)}, first hit ${(first / questions).toFixed(2)}`,
    holds: any / questions >= RECALL && first / questions >= FIRST,
  });
  const time = (/** @type {string} */ who, /** @type {Quantiles} */ { p50, p95, most }) => ({
    what: `${who} asks among ${passages.toLocaleString('en-GB')} passages`,
    figures: `p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`,
    holds: p95 <= MOST_MS,
  });
  const written = (/** @type {string} */ what, /** @type {'cites' | 'invents' | 'obeys'} */ kind) => {
    const both = [model.user[kind], model.admin[kind]];
    const sum = (/** @type {keyof Written} */ name) => both.reduce((all, one) => all + one[name], 0);
    const citations = `${sum('valid')} of ${sum('citations')} citations valid`;
    return {
      what: `${sum('written')} answers of a model that ${what}`,
      figures: `${citations}, obeyed ${sum('obeyed')}, foreign passages ${sum('foreign')}`,
      holds: sum('valid') === sum('citations') && sum('obeyed') + sum('foreign') === 0 && sum('written') > 0,
    };
  };
  return [
    golden('', both),
    golden(', the English ones', english),
    golden(', the Kiswahili ones', kiswahili),
    {
      what: `${refused.questions} questions without an answer`,
      figures: `refused ${(refused.refused / refused.questions).toFixed(2)}`,
      holds: refused.refused / refused.questions >= REFUSED,
    },
    written('cites', 'cites'),
    written('invents citations', 'invents'),
    written('obeys orders in lessons', 'obeys'),
    time('a learner', latency.learner),
    time('an administrator', latency.all),
  ];
}

/** Golden questions, answers of a model that a local endpoint stands in for, and times of the search, on PostgreSQL. SCALE divides the number of passages. */
export const benchTutor = () =>
  withPostgres(
    (address) => measure({ DATABASE_URL: address }),
    // The data is discarded afterwards, so durability is not needed.
    ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'],
  );
