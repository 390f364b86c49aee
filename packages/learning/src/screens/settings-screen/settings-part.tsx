import { type ReactNode, useId } from 'react';
import { cn } from '@digiken/ui/internal/cn';

export interface SettingsPartProps {
  /** For links to this section. */
  id?: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * Parts out of sight are not laid out, because a change of theme or text size lays out the whole page at once (spec
 * 14.303). The padding shows focus rings, which would be cut off at the edge of a part.
 */
const SEEN_ONLY = '-mx-2 px-2 [contain-intrinsic-block-size:auto_30rem] [content-visibility:auto]';

/** One section of the settings: title and description at the side, controls beside them. */
export function SettingsPart({ id, title, intro, children }: SettingsPartProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      data-slot="settings-part"
      className="scroll-mt-16 border-t border-line"
    >
      <div className={cn('grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[16rem_minmax(0,1fr)]', SEEN_ONLY)}>
        <div className="flex max-w-measure flex-col gap-2">
          <h2 id={heading} className="text-xl font-bold">
            {title}
          </h2>
          {intro && <p className="text-ink-muted">{intro}</p>}
        </div>
        <div className="min-w-0 max-w-reading">{children}</div>
      </div>
    </section>
  );
}
