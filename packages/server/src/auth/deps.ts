import type { Services } from '../platform/services';
import type { Sessions } from './sessions';

/** Dependencies of the functions in this module. */
export type AuthDeps = Services & { sessions: Sessions };
