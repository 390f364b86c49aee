import { cn } from '@digiken/ui/internal/cn';
import type { ReactNode } from 'react';

export interface AuthLayoutProps {
  /** The page's `h1`. */
  title: string;
  intro?: ReactNode;
  /** What one is about to buy, e.g. OrderStrip: above the title, and beside the form on wide screens. */
  order?: ReactNode;
  /** Beside the form on wide screens, below it on small ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A narrow column for one form inside the public layout. */
export function AuthLayout({ title, intro, order, aside, children }: AuthLayoutProps) {
  return (
    <div
      data-slot="auth-layout"
      className={cn(
        'flex flex-col py-4 lg:flex-row lg:items-start lg:justify-center lg:py-10',
        order ? 'gap-x-22 gap-y-4' : 'gap-x-24 gap-y-14',
      )}
    >
      {order && <div className="w-full max-w-form max-lg:mx-auto lg:order-last lg:max-w-100">{order}</div>}
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
