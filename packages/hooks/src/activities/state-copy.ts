import { isRecord } from '../kept/is-record';
import { type KeptValue, keptAt, keptValue } from '../kept/kept-value';
import { movedValue } from '../kept/moved-value';

/** A state of an activity that the server has not confirmed. */
export interface StateCopy {
  session: string;
  sequence: number;
  data: Record<string, string>;
  ended: boolean;
}

function parse(stored: Partial<StateCopy>): StateCopy | undefined {
  const complete =
    typeof stored.session === 'string' && typeof stored.sequence === 'number' && isRecord(stored.data);
  return complete ? { ...(stored as StateCopy), ended: stored.ended === true } : undefined;
}

/** The unconfirmed state of an activity. */
export const stateCopy = (viewer: string, lessonId: string): KeptValue<StateCopy> =>
  movedValue(
    keptValue(viewer, `activity:${lessonId}`, parse),
    keptAt(`activity:${viewer}:${lessonId}`, parse),
  );
