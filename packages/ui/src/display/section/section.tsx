import { forwardRef, type ReactNode, useId } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';

export interface SectionProps extends Forwarded {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** At the end of the title row, e.g. "See all courses". */
  actions?: ReactNode;
  /** Id for links to this section. */
  id?: string;
  children: ReactNode;
}

const SIZE = { 2: 'text-xl sm:text-2xl', 3: 'text-lg sm:text-xl', 4: 'text-lg' } as const;

/** A titled section of a page. Screen readers list it by its title. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, headingLevel = 2, intro, actions, className, children, ...rest },
  ref,
) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      ref={ref}
      aria-labelledby={heading}
      data-slot="section"
      className={cn('flex min-w-0 flex-col gap-5', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <Heading id={heading} className={cn('font-heavy tracking-tight', SIZE[headingLevel])}>
            {title}
          </Heading>
          {intro && <div className="max-w-measure text-ink-muted">{intro}</div>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
});
