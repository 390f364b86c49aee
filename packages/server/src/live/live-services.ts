import type { Database } from '../platform/database';
import type { Services } from '../platform/services';
import type { LiveEngine } from './engine/engine';

/** What live classes need. */
export type LiveServices = Pick<
  Services,
  'background' | 'clock' | 'config' | 'events' | 'files' | 'media'
> & { db: Database; engine: LiveEngine };
