import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { textIn } from '../../foundations/lib/text-language';

export interface ProseProps extends Forwarded {
  /** BCP 47 tag, if the text's language differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** Typography for running text and article HTML: headings, lists, tables, code, figures, at 65 characters. */
export const Prose = forwardRef<HTMLDivElement, ProseProps>(function Prose(
  { lang, className, children, ...rest },
  ref,
) {
  return (
    <div
      {...rest}
      ref={ref}
      {...(lang && textIn(lang))}
      data-slot="prose"
      className={cn('dk-prose', className)}
    >
      {children}
    </div>
  );
});
