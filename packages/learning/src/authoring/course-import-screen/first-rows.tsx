import type { ReactNode } from 'react';
import { Collapsible } from '@digiken/ui/collapsible';
import { useMessages } from '@digiken/ui/messages-provider';
import { courseImportMessages } from './messages';

/** A large course has hundreds of rows: the next heading stays near. */
const SHOWN = 10;

export interface FirstRowsProps<T> {
  /** Names the first rows. */
  label: string;
  items: readonly T[];
  /** Class of what opens the other rows. */
  className?: string;
  /** Renders rows. */
  children: (label: string, items: readonly T[]) => ReactNode;
}

/** The first ten rows, and a button that opens the others and says how many they are. */
export function FirstRows<T>({ label, items, className, children }: FirstRowsProps<T>) {
  const t = useMessages(courseImportMessages);
  const more = items.length - SHOWN;
  const moreLabel = t('more', { count: more });
  return (
    <>
      {children(label, items.slice(0, SHOWN))}
      {more > 0 && (
        <Collapsible title={moreLabel} className={className}>
          {children(moreLabel, items.slice(SHOWN))}
        </Collapsible>
      )}
    </>
  );
}
