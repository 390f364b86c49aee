import { useCallback } from 'react';
import { ApiError } from '../api/api-error';
import { type Outcome, outcomeOf } from '../api/outcome';
import { useServices, useViewer } from '../session/services';
import type { ActionSubject, OutboxAction } from './types';

/** `kept`: it is on this device, waits for the server and is shown as done. */
export type KeptOutcome<T> = Outcome<T> | { ok: true; kept: true };

export interface Keeping {
  about?: ActionSubject;
  /** The Idempotency-Key that `call` sends. */
  id?: string;
  /** Errors that are kept as well. Default: only requests that got no answer. */
  keeps?: (error: ApiError) => boolean;
}

/**
 * Runs the call of an action as always. If no answer came, the action is kept in the outbox instead (spec 14.32).
 * An action that would overtake an older one about the same is kept at once.
 */
export function useKeeping() {
  const { outbox, texts } = useServices();
  const viewer = useViewer();
  return useCallback(
    async <T>(
      action: OutboxAction,
      call: () => Promise<T>,
      { about, id, keeps }: Keeping = {},
    ): Promise<KeptOutcome<T>> => {
      const keep = async (called: boolean) =>
        Boolean(viewer) &&
        (await outbox.keep(viewer ?? '', action, about, { id, ...(called && { called }) }));
      if (outbox.waits(action) && (await keep(false))) return { ok: true, kept: true };
      // Without a network nothing leaves the device, so it cannot have arrived.
      const leaves = navigator.onLine !== false;
      let failure: unknown;
      const outcome = await outcomeOf(async () => {
        try {
          return await call();
        } catch (error) {
          failure = error;
          throw error;
        }
      }, texts);
      if (outcome.ok || !(failure instanceof ApiError)) return outcome;
      if (failure.status !== 0 && !keeps?.(failure)) return outcome;
      if (await keep(id !== undefined && leaves)) return { ok: true, kept: true };
      return { ...outcome, message: texts.notKept ?? outcome.message };
    },
    [outbox, texts, viewer],
  );
}
