import type { ReactNode } from 'react';
import { cx } from '../../foundations/lib/cx';

export interface ProseProps {
  /** BCP 47 tag, when the text's language is not the page's. */
  lang?: string;
  className?: string;
  children: ReactNode;
}

/** Typography for running text and for article HTML: headings, lists, tables, code, figures, at 65 characters. */
export function Prose({ lang, className, children }: ProseProps) {
  return (
    <div lang={lang} data-slot="prose" className={cx('dk-prose', className)}>
      {children}
    </div>
  );
}
