import type { QuestionBody, QuestionKey, QuestionStatistics } from '@digiken/contract';
import { STATISTICS_FROM } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { findTaughtQuiz } from '../manual-marking/find';
import { slotsOf } from '../write-quiz';

interface Figures extends Record<string, unknown> {
  slot: string;
  attempts: number;
  facility: number;
  discrimination: number | null;
}

interface Choice extends Record<string, unknown> {
  slot: string;
  chosen: string;
  count: number;
}

/** Below the first a question is hard, above the second easy; below the third it does not separate (brief of Moodle). */
const HARD = 0.2;
const EASY = 0.95;
const UNRELATED = 10;

/**
 * How each question of a quiz did in the attempts that are marked (spec 12.28): the average mark, how far it goes with
 * the rest of the score, and how many chose each option.
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function statisticsOf(
  db: Executor,
  caller: Caller,
  quizId: string,
): Promise<QuestionStatistics[]> {
  const { quiz } = await findTaughtQuiz(db, caller, quizId);
  const slots = (await slotsOf(db, [quiz.id])).get(quiz.id) ?? [];
  const { rows } = await db.execute<Figures>(sql`
    select m.slot, count(*)::int as attempts, avg(m.fraction) as facility,
      100 * corr(m.fraction * s.points, a.score - m.fraction * s.points) as discrimination
    from quiz_attempts a
    join attempt_marks m on m.attempt_id = a.id
    join quiz_slots s on s.id = m.slot
    where a.quiz_id = ${quiz.id} and a.state = 'complete' group by m.slot`);
  const figures = new Map(rows.map((row) => [row.slot, row]));
  const chosen = await choicesOf(db, quiz.id);
  return slots.map(({ id, question: { body, key } }, at) => {
    const found = figures.get(id);
    const attempts = found?.attempts ?? 0;
    const enough = attempts >= STATISTICS_FROM;
    const options = optionsOf(body, key, chosen.get(id) ?? new Map(), attempts);
    const discrimination = enough ? (found?.discrimination ?? null) : null;
    const facility = found?.facility ?? null;
    return {
      slot: id,
      number: at + 1,
      type: body.type,
      prompt: body.title ?? body.prompt.text,
      attempts,
      facility,
      discrimination,
      options,
      advice: enough && facility !== null ? adviceOf({ facility, discrimination, options }) : [],
    };
  });
}

/** How often each option was chosen in the answers that counted, by slot. */
async function choicesOf(db: Executor, quizId: string): Promise<Map<string, Map<string, number>>> {
  const { rows } = await db.execute<Choice>(sql`
    with latest as (
      select distinct on (n.attempt_id, n.slot) n.slot, n.answer
      from quiz_attempts a join attempt_answers n on n.attempt_id = a.id
      where a.quiz_id = ${quizId} and a.state = 'complete' and (not n.late or n.accepted is true)
      order by n.attempt_id, n.slot, n.seq desc)
    select slot, chosen, count(*)::int as count from (
      select slot, answer ->> 'option' as chosen from latest where answer ->> 'type' = 'single'
      union all select slot, answer ->> 'value' from latest where answer ->> 'type' = 'true-false'
      union all select slot, jsonb_array_elements_text(answer -> 'options') from latest
        where answer ->> 'type' = 'multiple') each
    group by slot, chosen`);
  const found = new Map<string, Map<string, number>>();
  for (const { slot, chosen, count } of rows)
    found.set(slot, (found.get(slot) ?? new Map<string, number>()).set(chosen, count));
  return found;
}

type Options = QuestionStatistics['options'];

function optionsOf(
  body: QuestionBody,
  key: QuestionKey,
  chosen: ReadonlyMap<string, number>,
  attempts: number,
): Options {
  const share = (id: string) => (attempts === 0 ? 0 : Math.min(1, (chosen.get(id) ?? 0) / attempts));
  if (body.type === 'true-false')
    return ['true', 'false'].map((id) => ({
      id,
      text: id,
      right: key.type === 'true-false' && String(key.value) === id,
      share: share(id),
    }));
  if (body.type !== 'single' && body.type !== 'multiple') return [];
  const right = key.type === 'single' ? [key.option] : key.type === 'multiple' ? key.options : [];
  return body.options.map(({ id, text }) => ({ id, text, right: right.includes(id), share: share(id) }));
}

function adviceOf({
  facility,
  discrimination,
  options,
}: {
  facility: number;
  discrimination: number | null;
  options: Options;
}): QuestionStatistics['advice'] {
  const wrong = options.filter(({ right }) => !right).toSorted((a, b) => b.share - a.share)[0];
  const best = Math.max(0, ...options.filter(({ right }) => right).map(({ share }) => share));
  const misleads = wrong !== undefined && wrong.share > best;
  const option = misleads ? { text: wrong.text, share: wrong.share } : null;
  const advice: QuestionStatistics['advice'] = [];
  if (facility === 0) advice.push({ code: 'nobody-right', option });
  else if (facility < HARD) advice.push({ code: 'hard', option });
  else if (misleads) advice.push({ code: 'wrong-option', option });
  if (facility > EASY) advice.push({ code: 'easy', option: null });
  if (discrimination !== null && discrimination < UNRELATED && facility <= EASY)
    advice.push({ code: 'unrelated', option: null });
  return advice;
}
