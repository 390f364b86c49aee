import { activityRoutes } from '@digiken/contract/routes/activities';
import type { ApiError } from '../api/api-error';
import type { FailureTexts } from '../api/outcome';
import type { Answer, SendRequest } from '../api/request';
import { isRefusal, Sender, type SendingStatus } from '../kept/sender';
import { Snapshots } from '../kept/snapshots';
import { type StateCopy, stateCopy } from './state-copy';

export type SavedActivity = Answer<typeof activityRoutes.saveActivityState>['data'];

/** `conflict`: the activity was opened in another window, so nothing is saved from here any more. */
export interface SavingSnapshot extends SendingStatus {
  /** The last state that the server has, for the player. */
  confirmed: number;
}

interface Parts {
  request: SendRequest;
  texts: FailureTexts;
  viewer: string;
  lessonId: string;
  session: string;
  onSaved: (saved: SavedActivity) => void;
}

/** A player sends a state when it has something to keep: it is sent at once. */
const DELAY = { after: 0, atMost: 0 };

/**
 * Saves the states of one opening of an activity, the newest first: on this device at once, then on the server, again and
 * again until it answers (spec 14.263).
 */
export class StateSaver {
  /** The newest state that the server does not have. */
  #unsent: StateCopy | undefined;
  #confirmed = 0;
  /** The server takes nothing more from this opening. */
  #ended = false;
  readonly sender: Sender;
  readonly shown: Snapshots<SavingSnapshot>;

  constructor(private readonly parts: Parts) {
    this.sender = new Sender({
      delay: DELAY,
      texts: parts.texts,
      waits: () => this.#unsent !== undefined,
      send: () => this.#put(),
      onChange: () => this.shown.changed(),
    });
    this.shown = new Snapshots(() => ({ ...this.sender.status, confirmed: this.#confirmed }));
  }

  readonly take = (state: Omit<StateCopy, 'session'>) => {
    if (this.#ended) return;
    this.#unsent = { session: this.parts.session, ...state };
    this.#write(this.#unsent);
    void this.sender.send();
  };

  async #put() {
    const { request, lessonId, onSaved } = this.parts;
    const state = this.#unsent;
    if (state === undefined) return;
    try {
      const { data } = await request(activityRoutes.saveActivityState, { params: { lessonId }, body: state });
      if (this.#unsent === state) {
        this.#unsent = undefined;
        this.#write(null);
      }
      this.#confirmed = state.sequence;
      this.sender.confirmed();
      onSaved(data);
    } catch (error) {
      if (isRefusal(error)) this.#end(error);
      else this.sender.failed(error);
    }
  }

  #end(error: ApiError) {
    this.#ended = true;
    this.#unsent = undefined;
    this.#write(null);
    if (error.status === 409) this.sender.conflict(error.serverMessage ?? null);
    else this.sender.failed(error);
  }

  #write(state: StateCopy | null) {
    stateCopy(this.parts.viewer, this.parts.lessonId).write(state);
  }
}

/** Sends the state that an earlier visit left on this device; what the server does not take is dropped. */
export async function sendLeftover({
  request,
  viewer,
  lessonId,
}: Pick<Parts, 'request' | 'viewer' | 'lessonId'>): Promise<void> {
  const copy = stateCopy(viewer, lessonId);
  const left = copy.read();
  if (left === undefined) return;
  try {
    await request(activityRoutes.saveActivityState, { params: { lessonId }, body: left });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  copy.write(null);
}
