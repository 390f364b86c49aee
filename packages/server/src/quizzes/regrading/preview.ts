import type { RegradePreview } from '@digiken/contract';
import { QUIZ_LIMITS, type RegradeRule } from '@digiken/contract/constants';
import { questionName } from '../question-name';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import { shareOf } from '../attempts/rules';
import { changes, type Plan, type Planned, planRegrade } from './plan';
import { findSlot } from './read';

interface PreviewInput {
  quizId: string;
  slotId: string;
  rule: RegradeRule;
}

/**
 * What marking the answers to a question again would change; nothing is written (spec 12.27).
 * @throws {HttpError} 404 as {@link findSlot}
 */
export async function previewRegrade(
  db: Executor,
  caller: Caller,
  { quizId, slotId, rule }: PreviewInput,
): Promise<RegradePreview> {
  const found = await findSlot(db, caller, quizId, slotId);
  return toPreview(found, rule, await planRegrade(db, { ...found, rule }));
}

function toPreview(
  { quiz, course, slot }: Awaited<ReturnType<typeof findSlot>>,
  rule: RegradeRule,
  plan: Plan,
): RegradePreview {
  const { planned, revision, passNow, passNoLonger } = plan;
  const anonymous = quiz.settings.anonymous === true;
  const whose = ({ attempt }: Planned) => ({
    _id: attempt.id,
    learner:
      anonymous && attempt.state === 'review'
        ? null
        : { _id: attempt.learner.id, name: attempt.learner.name },
    number: attempt.number,
  });
  const changed = planned.filter(changes);
  const outcome = ({ attempt: { learner } }: Planned) =>
    passNoLonger.has(learner.id) ? 'no-longer' : passNow.has(learner.id) ? 'now' : null;
  const rank = { 'no-longer': 0, now: 1, same: 2 };
  const listed = changed.toSorted(
    (a, b) =>
      rank[outcome(a) ?? 'same'] - rank[outcome(b) ?? 'same'] ||
      (whose(a).learner?.name ?? '').localeCompare(whose(b).learner?.name ?? '') ||
      a.attempt.number - b.attempt.number,
  );
  const raised = changed.filter(({ before, after }) => (after ?? 0) > (before ?? 0)).length;
  const { body } = slot.question;
  const kept = planned.filter((item) => item.kept !== null);
  return {
    quiz: { _id: quiz.id, title: quiz.title },
    course: { _id: course.id, title: course.title },
    slot: slot.id,
    number: slot.number,
    bank: slot.bank,
    type: body.type,
    prompt: questionName(body),
    rule,
    revision,
    attempts: planned.length,
    learners: new Set(planned.map(({ attempt }) => attempt.learner.id)).size,
    raised,
    lowered: changed.length - raised,
    unchanged: planned.filter((item) => item.kept === null && !changes(item)).length,
    passNow: passNow.size,
    passNoLonger: passNoLonger.size,
    changes: listed.slice(0, QUIZ_LIMITS.regradeRows).map((item) => ({
      ...whose(item),
      points: {
        before: (item.before ?? 0) * item.points,
        after: (item.after ?? 0) * item.points,
        of: item.points,
      },
      score:
        item.attempt.score === null || item.scoreAfter === null
          ? null
          : {
              before: shareOf(item.attempt.score, item.attempt.points),
              after: shareOf(item.scoreAfter, item.attempt.points),
            },
      passes: outcome(item),
    })),
    unlisted: Math.max(0, listed.length - QUIZ_LIMITS.regradeRows),
    kept: kept.slice(0, QUIZ_LIMITS.regradeRows).map((item) => ({
      ...whose(item),
      reason: item.kept ?? 'answer',
    })),
  };
}
