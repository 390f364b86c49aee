import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta.ts';
import type { LibraryName } from '../library/sources.ts';

export interface Component {
  /** `actions/button` */
  path: string;
  library: LibraryName;
  meta: ComponentMeta<string>;
  /** It has a transcript of a virtual screen reader. */
  transcript: boolean;
}
