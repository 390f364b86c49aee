import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What the player needs to start an activity. */
export interface ActivityLaunchView {
  /** Address of the player. */
  playerUrl: string;
  /** Of the player. */
  origin: string;
  format: string;
  /** Relative to the player. */
  launch: string;
  tracked: boolean;
  /** Null: nothing is saved. */
  session: string | null;
  /** The openings before this one, with the last state of each that was saved. */
  previous?: readonly { session: string; sequence: number }[];
  lessonId: string;
  data: Readonly<Record<string, string>>;
}

/** A state of the activity: run-time data by element. */
export interface ActivityState {
  sequence: number;
  data: Record<string, string>;
  ended: boolean;
}

interface Handlers {
  onState: (state: ActivityState) => void;
  onLeft: () => void;
  /** The activity is shown; `width` in CSS pixels, or 0 if it does not say. */
  onView: (view: { width: number }) => void;
  /** The player has sent what an earlier visit had kept: the data of this opening is out of date. */
  onAgain: () => void;
}

/** Wider ones are a mistake. CSS pixels. */
const MAX_WIDTH = 8000;

function widthIn({ width }: Record<string, unknown>): number {
  return typeof width === 'number' && Number.isInteger(width) && width > 0 && width <= MAX_WIDTH ? width : 0;
}

/** The player's message as a state; undefined for anything else, since its page may send anything. */
function stateIn(message: Record<string, unknown>): ActivityState | undefined {
  const { sequence, data, ended } = message;
  if (typeof sequence !== 'number' || !Number.isInteger(sequence) || sequence < 1) return undefined;
  if (typeof data !== 'object' || data === null || typeof ended !== 'boolean') return undefined;
  const entries = Object.entries(data);
  if (entries.some(([, value]) => typeof value !== 'string')) return undefined;
  return { sequence, data: Object.fromEntries(entries), ended };
}

/**
 * Talks to the player in a frame: only with its window, and only with its origin.
 * @returns sends a message to it
 */
export function usePlayerMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: ActivityLaunchView | undefined,
  handlers: Handlers,
): (message: object) => void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const post = useCallback(
    (message: object) => {
      if (launch) frame.current?.contentWindow?.postMessage(message, launch.origin);
    },
    [frame, launch],
  );
  useEffect(() => {
    if (!launch) return;
    const heard = ({ source, origin, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || origin !== launch.origin) return;
      if (typeof data !== 'object' || data === null) return;
      const message = data as Record<string, unknown>;
      if (message.type === 'ready') target.postMessage({ ...launch, type: 'start' }, launch.origin);
      const state = message.type === 'state' ? stateIn(message) : undefined;
      if (state) latest.current.onState(state);
      if (message.type === 'view') latest.current.onView({ width: widthIn(message) });
      if (message.type === 'left') latest.current.onLeft();
      if (message.type === 'again') latest.current.onAgain();
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, [frame, launch]);
  return post;
}
