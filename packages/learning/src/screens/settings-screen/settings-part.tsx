import { type ReactNode, useId } from 'react';

export interface SettingsPartProps {
  /** For links to this section. */
  id?: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: title and description at the side, controls beside them. */
export function SettingsPart({ id, title, intro, children }: SettingsPartProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      data-slot="settings-part"
      className="grid scroll-mt-40 gap-x-12 gap-y-6 border-t border-line py-8 first:border-t-0 first:pt-2 focus-visible:outline-offset-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="flex max-w-measure flex-col gap-2">
        <h2 id={heading} className="text-xl font-bold">
          {title}
        </h2>
        {intro && <p className="text-ink-muted">{intro}</p>}
      </div>
      <div className="min-w-0 max-w-reading">{children}</div>
    </section>
  );
}
