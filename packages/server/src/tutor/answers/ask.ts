import type { BodyOf, tutor, TutorConversation } from '@digiken/contract';
import { type TutorAnswerKind, TUTOR_LIMITS } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../courses';
import { findCourse } from '../../enrolment';
import { readableLesson } from '../../learning';
import type { Executor } from '../../platform/database';
import { conflict, invalid } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Deps } from '../../platform/services';
import { openAttempts } from '../../quizzes';
import { readTutorSettings } from '../admin/settings';
import { consentOf } from '../conversations/consent';
import { answersOf, ownConversation } from '../conversations/own';
import {
  type AnswerRow,
  selectConversations,
  toAnswer,
  toConversation,
  toQuestion,
} from '../conversations/view';
import { contextOf } from '../model/context';
import type { OpenTutor } from '../open';
import { languageOfQuestion } from '../passages/asked-words';
import { flag, reasonToFlag } from '../safety/flags';
import { tutorAnswers, tutorConversations } from '../tables';
import { WORDING } from '../wording';
import { charge, countQuestion, RESERVED_TOKENS } from './budget';
import { LOST_AFTER_MS } from './finish';
import { quotedAnswer, type QuotedAnswer } from './quoted';
import { givenSources, type ModelRequest } from './request';
import { findSources, type FoundSource, toStored } from './sources';
import { writeAnswer } from './write';

type Question = BodyOf<typeof tutor.askTutor>;

/** What a question is about. */
interface Scope {
  courseId: string | undefined;
  lessonId: string | undefined;
}

/** Characters of a conversation's title, and of one earlier answer that the model is told. */
const TITLE = 80;
const EARLIER = { turns: 3, characters: 600 };

/**
 * Answers a question of a signed-in person with passages, or begins an answer by the model (spec 13.10–13.21).
 * @throws {HttpError} 404 and 403 for a conversation, course or lesson that the caller may not read, 409 for a full
 *   conversation and while its last answer is being written
 */
export async function askTutor(tutor: OpenTutor, caller: Caller, question: Question) {
  const { db, config, background } = tutor;
  const { toWrite, ...data } = await db.transaction(async (tx) => {
    const deps = { ...tutor, db: tx };
    const { conversation, earlier } = await findConversation(tx, caller, {
      id: question.conversationId,
      now: tutor.clock.now(),
    });
    const scope = await scopeOf(tx, caller, question, conversation);
    const decided = await decide(deps, caller, { question, scope, earlier });
    const row = await store(deps, caller, { question, scope, decided, conversation, earlier });
    const [saved] = await selectConversations(tx).where(eq(tutorConversations.id, row.conversationId));
    if (saved === undefined) throw new Error('The conversation was not written.');
    return {
      conversation: toConversation(saved),
      question: toQuestion(row),
      answer: toAnswer(row, caller),
      toWrite: decided.request && {
        answerId: row.id,
        courseIds: row.courseIds,
        chargedOn: row.chargedOn,
        request: decided.request,
      },
    };
  });
  const { model } = config;
  if (toWrite !== undefined && model !== undefined)
    background.run(() => writeAnswer(tutor, model, { ...toWrite, userId: caller.id }));
  return data;
}

/** Locked, so that questions of one conversation are stored one after another. */
async function findConversation(
  tx: Executor,
  caller: Caller,
  { id, now }: { id: string | undefined; now: Date },
): Promise<{ conversation: TutorConversation | undefined; earlier: AnswerRow[] }> {
  if (id === undefined) return { conversation: undefined, earlier: [] };
  const found = toConversation(await ownConversation(tx, caller, id));
  await tx
    .select({ id: tutorConversations.id })
    .from(tutorConversations)
    .where(eq(tutorConversations.id, id))
    .for('update');
  const earlier = await answersOf(tx, id);
  if (earlier.length >= TUTOR_LIMITS.questionsPerConversation) throw conflict(WORDING.full);
  const last = earlier.at(-1);
  // One that was lost with its process does not hold the conversation up.
  const lost = (last?.createdAt.getTime() ?? 0) + LOST_AFTER_MS < now.getTime();
  if (last?.state === 'writing' && !lost) throw conflict(WORDING.writing);
  return { conversation: found, earlier };
}

/** The course and lesson of a question, or of its conversation if it names none. */
async function scopeOf(
  tx: Executor,
  viewer: NonNullable<Viewer>,
  question: Question,
  conversation: TutorConversation | undefined,
): Promise<Scope> {
  const own = question.courseId !== undefined || question.lessonId !== undefined;
  const lessonId = own ? question.lessonId : conversation?.lesson?._id;
  const courseId = own ? question.courseId : conversation?.course?._id;
  if (lessonId !== undefined) {
    const lesson = await readableLesson(tx, viewer, lessonId);
    if (courseId !== undefined && courseId !== lesson.courseId)
      throw invalid({ lessonId: WORDING.noLessonInCourse });
    return { courseId: lesson.courseId, lessonId };
  }
  if (courseId !== undefined) await findCourse(tx, viewer, courseId);
  return { courseId, lessonId: undefined };
}

interface Decided extends QuotedAnswer {
  kind: TutorAnswerKind;
  courseIds: string[];
  chargedOn: string | null;
  reason: ReturnType<typeof reasonToFlag>;
  /** For the model; undefined if it is not asked. */
  request?: ModelRequest;
}

/** Chooses the kind of the answer. The order is a rule: who is in distress gets help, whatever else is true. */
async function decide(
  deps: OpenTutor & { db: Executor },
  caller: Caller,
  { question, scope, earlier }: { question: Question; scope: Scope; earlier: readonly AnswerRow[] },
): Promise<Decided> {
  const { db: tx, config } = deps;
  const reason = reasonToFlag(question.text);
  const none = { blocks: [], sources: [], courseIds: [], chargedOn: null, reason };
  if (reason === 'distress') return { ...none, kind: 'help' };
  const open = await openAttempts(tx, caller.id);
  const closed = new Set(open.map(({ course }) => course._id));
  if (scope.courseId !== undefined && closed.has(scope.courseId)) return { ...none, kind: 'closed' };
  const language = languageOfQuestion(question);
  const previous = earlier.findLast(({ kind }) => kind !== 'help')?.question;
  const sources = await findSources({ db: tx }, caller, {
    ...scope,
    question: question.text,
    previous,
    language,
  });
  if (sources.length === 0) return { ...none, kind: 'nothing' };
  const quoted: Decided = {
    ...none,
    kind: 'passages',
    ...quotedAnswer(sources, question.text),
    courseIds: coursesOf(sources),
  };
  // Nothing is sent before consent, nor a question that gives orders or threatens (spec 13.17, 13.19).
  if (config.model === undefined || reason !== undefined || givenSources(sources).length === 0) return quoted;
  if ((await consentOf(tx, caller.id)) !== 'given') return quoted;
  const before = earlierFor(earlier, closed);
  const { hintsFirst } = await readTutorSettings(tx);
  const context = await contextOf(deps, caller.id, scope);
  // Last: it locks the site's day, which everybody's questions need.
  const chargedOn = await charge(deps, caller.id);
  if (chargedOn === undefined) return { ...quoted, kind: 'spent' };
  return {
    ...quoted,
    kind: 'written',
    blocks: [],
    sources: sources.map(toStored),
    courseIds: [
      ...new Set([...coursesOf(sources), ...before.courseIds, ...(scope.courseId ? [scope.courseId] : [])]),
    ],
    chargedOn,
    request: {
      language,
      hintsFirst,
      sources,
      earlier: before.turns,
      question: question.text,
      ...context,
    },
  };
}

const coursesOf = (sources: readonly FoundSource[]) => [
  ...new Set(sources.flatMap(({ courseId }) => courseId ?? [])),
];

/** The last turns that the model is told: none that may hold a text of a closed course, none with help. */
function earlierFor(earlier: readonly AnswerRow[], closed: ReadonlySet<string>) {
  const turns = earlier
    .filter(({ kind, courseIds }) => kind === 'written' && !courseIds.some((id) => closed.has(id)))
    .slice(-EARLIER.turns);
  return {
    courseIds: turns.flatMap(({ courseIds }) => courseIds),
    turns: turns.map(({ question, blocks }) => ({
      question,
      answer: blocks
        .flatMap(({ sentences }) => sentences.map(({ text }) => text))
        .join(' ')
        .slice(0, EARLIER.characters),
    })),
  };
}

async function store(
  deps: Deps<'clock'>,
  caller: Caller,
  {
    question: { text },
    scope: { courseId, lessonId },
    decided: { kind, blocks, sources, courseIds, chargedOn, reason, request },
    conversation,
    earlier,
  }: {
    question: Question;
    scope: Scope;
    decided: Decided;
    conversation: TutorConversation | undefined;
    earlier: readonly AnswerRow[];
  },
): Promise<AnswerRow> {
  const { db: tx, clock } = deps;
  const now = clock.now();
  const conversationId = conversation?._id ?? newId();
  if (conversation === undefined)
    await tx.insert(tutorConversations).values({
      id: conversationId,
      userId: caller.id,
      title: titleOf(text),
      courseId: courseId ?? null,
      lessonId: lessonId ?? null,
      createdAt: now,
      updatedAt: now,
    });
  else
    await tx
      .update(tutorConversations)
      .set({ updatedAt: now })
      .where(eq(tutorConversations.id, conversationId));
  const [row] = await tx
    .insert(tutorAnswers)
    .values({
      conversationId,
      position: (earlier.at(-1)?.position ?? 0) + 1,
      question: text,
      state: request === undefined ? 'done' : 'writing',
      ...{ kind, blocks, sources, courseIds, chargedOn },
      reserved: chargedOn === null ? 0 : RESERVED_TOKENS,
      createdAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('The answer was not written.');
  if (reason !== undefined) await flag(deps, caller, { conversationId, reason });
  await countQuestion(deps, kind === 'nothing' ? 'nothing' : sources.length > 0 ? 'answered' : 'other');
  return row;
}

/** The beginning of a question, in one line, cut between words. */
function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE) return line;
  const cut = line.slice(0, TITLE - 2).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE / 2)).trimEnd()} …`;
}
