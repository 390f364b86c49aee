import type { ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';

export interface ProseProps {
  /** BCP 47 tag, if the text's language differs from the page's. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** Typography for running text and article HTML: headings, lists, tables, code, figures, at 65 characters. */
export function Prose({ lang, className, children }: ProseProps) {
  return (
    <div lang={lang} data-slot="prose" className={cn('dk-prose', className)}>
      {children}
    </div>
  );
}
