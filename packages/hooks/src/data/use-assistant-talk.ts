import type { TutorAnswer, TutorQuestion } from '@digiken/contract';
import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { tutorRoutes } from '@digiken/contract/routes/tutor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readEvents } from '../api/event-stream';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { newUuid } from '../api/uuid';
import { useServices } from '../session/services';
import { afterEvent } from './tutor-answers';

export type AssistantTurn = TutorQuestion | TutorAnswer;

type Body = RequestBody<(typeof tutorRoutes)['askAssistant']>;

export interface AssistantTalk {
  /** Oldest first. */
  turns: AssistantTurn[];
  /** Succeeds with the first event of the answer, which then grows. */
  ask: (question: Pick<Body, 'text' | 'language' | 'consent'>) => Promise<Outcome>;
  /** Stops the answer that is being written; undefined without one. */
  stop: (() => void) | undefined;
  /** Begins anew. */
  clear: () => void;
}

/** A talk with the public assistant. It is stored nowhere: it ends with the page (spec 2.12). */
export function useAssistantTalk(): AssistantTalk {
  const { texts } = useServices();
  const [turns, setTurns] = useState<AssistantTurn[]>([]);
  const asked = useRef<string[]>([]);
  const stream = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stream.current?.abort(), []);

  const put = useCallback(
    (id: string, change: (answer: TutorAnswer | undefined) => TutorAnswer | undefined) => {
      setTurns((before) => {
        const found = before.find(
          (turn): turn is TutorAnswer => turn.from === 'assistant' && turn._id === id,
        );
        const next = change(found);
        if (!next) return before;
        const kept = { ...next, _id: id };
        return found ? before.map((turn) => (turn === found ? kept : turn)) : [...before, kept];
      });
    },
    [],
  );
  /** Ends an answer that will not be finished. */
  const end = useCallback(
    (id: string, state: 'stopped' | 'failed') =>
      put(id, (answer) => (answer?.state === 'writing' ? { ...answer, state } : undefined)),
    [put],
  );

  const ask = useCallback<AssistantTalk['ask']>(
    (question) =>
      outcomeOf(async () => {
        stream.current?.abort();
        const own = new AbortController();
        stream.current = own;
        // The answer's own id may be another one after a new connection.
        const id = newUuid();
        const earlier = asked.current.slice(-TUTOR_LIMITS.earlierMax);
        const events = readEvents(tutorRoutes.askAssistant, { body: { ...question, earlier } }, own.signal);
        const first = await events.next();
        if (first.done) return {};
        const { text } = question;
        asked.current.push(text);
        const mine: TutorQuestion = {
          _id: newUuid(),
          from: 'person',
          text,
          createdAt: new Date().toISOString(),
        };
        setTurns((before) => [...before, mine]);
        put(id, (answer) => afterEvent(answer, first.value));
        void (async () => {
          try {
            for await (const event of events) put(id, (answer) => afterEvent(answer, event));
            end(id, own.signal.aborted ? 'stopped' : 'failed');
          } catch {
            end(id, 'failed');
          }
        })();
        return {};
      }, texts),
    [texts, put, end],
  );

  const last = turns.at(-1);
  const writing = last?.from === 'assistant' && last.state === 'writing';
  return {
    turns,
    ask,
    stop: writing ? () => stream.current?.abort() : undefined,
    clear: useCallback(() => {
      stream.current?.abort();
      asked.current = [];
      setTurns([]);
    }, []),
  };
}
