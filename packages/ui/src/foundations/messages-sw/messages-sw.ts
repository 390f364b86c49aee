import type { Catalogue } from '../lib/catalogue';
import { learning } from './learning';
import { screens } from './screens';
import { shared } from './shared';

/**
 * Every text of the library in Kiswahili, by namespace and key: what `MessagesProvider` takes as `messages`,
 * with `locale="sw-KE"`. One file for all, fetched once somebody chooses the language.
 */
export const messages: Catalogue = { ...shared, ...learning, ...screens };
