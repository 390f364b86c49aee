import type { FastifyRequest } from 'fastify';
import type { Database } from './database';
import type { Replica } from './database/replica';
import { HttpError } from './http/errors';
import { hasJustWritten } from './http/wrote-cookie';

/** Chooses the database of heavy reads that may be some seconds old. */
export class Reads {
  constructor(
    private readonly primary: Database,
    private readonly replica: Replica | undefined,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Whether heavy reads go to a replica now; undefined if the site has none. */
  get usesReplica(): boolean | undefined {
    return this.replica?.usable;
  }

  /** Whether the client of this request must read its own writes, which the replica may not have yet (spec 14.130). */
  mustBeFresh(request: FastifyRequest): boolean {
    return !this.replica?.usable || hasJustWritten(request);
  }

  /**
   * Runs `work` on the replica, or on the primary if there is no usable replica or the client has just written something
   * (spec 14.130, 14.131).
   * @param work only reads; runs again on the primary if the replica fails
   */
  read<T>(request: FastifyRequest, work: (db: Database) => Promise<T>): Promise<T> {
    return this.readAs(this.mustBeFresh(request), work);
  }

  /** As {@link read}, for several requests that all must be fresh, or all need not. */
  async readAs<T>(fresh: boolean, work: (db: Database) => Promise<T>): Promise<T> {
    const { replica } = this;
    if (fresh || !replica?.usable) return work(this.primary);
    try {
      return await work(replica.db);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      replica.suspect();
      this.onError(error);
      return work(this.primary);
    }
  }
}
