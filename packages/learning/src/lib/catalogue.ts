import type { CatalogueOf } from '@digiken/ui/internal/catalogue';
import type { messages } from '../foundations/messages-en/messages-en';

/** A complete translation of this package. */
export type Catalogue = CatalogueOf<typeof messages>;
