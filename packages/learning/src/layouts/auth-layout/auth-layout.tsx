import type { ReactNode } from 'react';

export interface AuthLayoutProps {
  /** The page's `h1`. */
  title: string;
  intro?: ReactNode;
  /** Beside the form on wide screens, below it on small ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A narrow column for one form inside the public layout. */
export function AuthLayout({ title, intro, aside, children }: AuthLayoutProps) {
  return (
    <div
      data-slot="auth-layout"
      className="flex flex-col gap-x-24 gap-y-14 py-4 lg:flex-row lg:items-start lg:justify-center lg:py-10"
    >
      <section className="flex w-full max-w-form flex-col gap-8 max-lg:mx-auto">
        <div className="flex flex-col gap-3">
          <h1 className="text-3xl font-heavy">{title}</h1>
          {intro && <div className="text-ink-muted">{intro}</div>}
        </div>
        {children}
      </section>
      {aside && <aside className="w-full max-w-form max-lg:mx-auto lg:pt-2">{aside}</aside>}
    </div>
  );
}
