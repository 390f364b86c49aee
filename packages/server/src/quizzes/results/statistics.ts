import type { QuestionBody, QuestionKey, QuestionStatistics } from '@digiken/contract';
import { STATISTICS_FROM } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { inlineTexts } from '../../content';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { bodiesOf, keysOf } from '../attempts/answers';
import { drawsOf } from '../draws/candidates';
import { questionName } from '../question-name';
import { findTaughtQuiz } from '../manual-marking/find';
import { slotsOf } from '../write-quiz';

interface Figures extends Record<string, unknown> {
  slot: string;
  question_id: string;
  /** The newest that was asked. */
  version: number;
  /** With a mark for it. */
  attempts: number;
  /** With a score as well. */
  scored: number;
  facility: number;
  discrimination: number | null;
}

interface Choice extends Record<string, unknown> {
  slot: string;
  question_id: string;
  chosen: string;
  count: number;
}

/** A question of the quiz, or one that a draw has asked. */
interface Item {
  slot: string;
  questionId: string;
  /** From 1; of a draw, of its first question. */
  number: number;
  /** Name of the bank that it was drawn from. */
  bank: string | null;
  body: QuestionBody;
  key: QuestionKey;
}

/** Below the first a question is hard, above the second easy; below the third it does not separate (brief of Moodle). */
const HARD = 0.2;
const EASY = 0.95;
const UNRELATED = 10;

/**
 * How each question of a quiz did in the submitted attempts (spec 12.28): the average mark, how far it goes with the
 * rest of the score, and how many chose each option. Answers that still wait for a person are left out; an attempt with
 * such an answer has no score yet, and its other answers count.
 * @throws {HttpError} 404 unless the caller teaches or administers the course
 */
export async function statisticsOf(
  { db, workers }: Deps<'workers'>,
  caller: Caller,
  quizId: string,
): Promise<QuestionStatistics[]> {
  const { quiz } = await findTaughtQuiz(db, caller, quizId);
  const { rows } = await db.execute<Figures>(sql`
    select split_part(s.slot, '.', 1) as slot, s."questionId" as question_id, max(s.version) as version,
      count(*)::int as attempts, count(a.score)::int as scored, avg(m.fraction) as facility,
      100 * corr(m.fraction * s.points, a.score - m.fraction * s.points) as discrimination
    from ${askedIn(quiz.id)} join attempt_marks m on m.attempt_id = a.id and m.slot = s.slot
    where m.fraction is not null
    group by 1, 2 order by 1, facility, 2`);
  const figures = new Map(rows.map((row) => [keyOf(row.slot, row.question_id), row]));
  const chosen = await choicesOf(db, quiz.id);
  const items = await itemsOf(db, quiz.id, rows);
  const short = await inlineTexts(
    { workers },
    items.flatMap(({ body }) => ('options' in body ? body.options.map(({ text }) => text) : [])),
  );
  return items.map(({ slot, questionId, number, bank, body, key }) => {
    const found = figures.get(keyOf(slot, questionId));
    const attempts = found?.attempts ?? 0;
    const enough = attempts >= STATISTICS_FROM;
    const shown = optionsOf(body, key, chosen.get(keyOf(slot, questionId)) ?? new Map(), attempts);
    const options = shown.map((option) => ({ ...option, text: short(option.text).text }));
    const discrimination = (found?.scored ?? 0) >= STATISTICS_FROM ? (found?.discrimination ?? null) : null;
    const facility = found?.facility ?? null;
    return {
      slot,
      question: questionId,
      number,
      bank,
      type: body.type,
      prompt: questionName(body),
      attempts,
      facility,
      discrimination,
      options,
      advice: enough && facility !== null ? adviceOf({ facility, discrimination, options }) : [],
    };
  });
}

/** The questions of the submitted attempts `a` at a quiz, as `s`. */
const askedIn = (quizId: string) => sql`
  (select id, score, snapshot from quiz_attempts where quiz_id = ${quizId} and state <> 'open') a
  cross join lateral jsonb_to_recordset(a.snapshot)
    as s(slot text, "questionId" text, version integer, points double precision)`;

const keyOf = (slot: string, questionId: string) => `${slot} ${questionId}`;

/** The questions of a quiz in its order. Those of a draw are the ones that it asked, the hardest first. */
async function itemsOf(db: Executor, quizId: string, figures: readonly Figures[]): Promise<Item[]> {
  const slots = (await slotsOf(db, [quizId])).get(quizId) ?? [];
  const draws = (await drawsOf(db, [quizId])).get(quizId) ?? [];
  const asked = figures
    .filter(({ slot }) => draws.some(({ id }) => id === slot))
    .map(({ slot, question_id: questionId, version }) => ({
      draw: slot,
      slot: keyOf(slot, questionId),
      questionId,
      version,
      points: 1,
    }));
  const bodies = await bodiesOf(db, asked);
  const keys = await keysOf(db, asked);
  let number = 1;
  return [...slots, ...draws]
    .toSorted((slot, other) => slot.position - other.position || (slot.id < other.id ? -1 : 1))
    .flatMap((slot): Item[] => {
      const first = number;
      if ('question' in slot) {
        number += 1;
        const { id, questionId, question } = slot;
        return [{ slot: id, questionId, number: first, bank: null, body: question.body, key: question.key }];
      }
      number += slot.count;
      return asked.flatMap(({ draw, slot: name, questionId }) => {
        const [body, key] = [bodies.get(name), keys.get(name)?.key];
        if (draw !== slot.id || body === undefined || key === undefined) return [];
        return [{ slot: draw, questionId, number: first, bank: slot.bank.name, body, key }];
      });
    });
}

/** How often each option was chosen in the answers that counted, by slot and question. */
async function choicesOf(db: Executor, quizId: string): Promise<Map<string, Map<string, number>>> {
  const { rows } = await db.execute<Choice>(sql`
    with latest as (
      select distinct on (n.attempt_id, n.slot) split_part(n.slot, '.', 1) as slot, s."questionId" as question_id, n.answer
      from ${askedIn(quizId)} join attempt_answers n on n.attempt_id = a.id and n.slot = s.slot
      where (not n.late or n.accepted is true)
      order by n.attempt_id, n.slot, n.seq desc)
    select slot, question_id, chosen, count(*)::int as count from (
      select slot, question_id, answer ->> 'option' as chosen from latest where answer ->> 'type' = 'single'
      union all select slot, question_id, answer ->> 'value' from latest where answer ->> 'type' = 'true-false'
      union all select slot, question_id, jsonb_array_elements_text(answer -> 'options') from latest
        where answer ->> 'type' = 'multiple') each
    group by slot, question_id, chosen`);
  const found = new Map<string, Map<string, number>>();
  for (const { slot, question_id: questionId, chosen, count } of rows) {
    const key = keyOf(slot, questionId);
    found.set(key, (found.get(key) ?? new Map<string, number>()).set(chosen, count));
  }
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
