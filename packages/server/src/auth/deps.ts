import type { Services } from '../platform/services';
import type { Sessions } from './sessions';

/** What the functions of this module work with. */
export type AuthDeps = Services & { sessions: Sessions };
