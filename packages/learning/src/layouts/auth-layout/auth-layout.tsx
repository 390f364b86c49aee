import { cn } from '@digiken/ui/internal/cn';
import type { ReactNode } from 'react';

export interface AuthLayoutProps {
  /** The page's `h1`. */
  title: string;
  intro?: ReactNode;
  /** Above everything, as wide as the page: the way back and the step, while one is buying. */
  top?: ReactNode;
  /** What one is about to buy, e.g. OrderStrip: above the title, and beside the form on wide screens. */
  order?: ReactNode;
  /** Beside the form on wide screens, below it on small ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A narrow column for one form inside the public layout. Its parts keep their places while an order arrives. */
export function AuthLayout({ title, intro, top, order, aside, children }: AuthLayoutProps) {
  return (
    <div data-slot="auth-layout">
      {top && <div className="-mt-5 w-full max-lg:mx-auto max-lg:max-w-form sm:mt-0">{top}</div>}
      <div
        className={cn(
          'flex flex-col lg:flex-row lg:items-start lg:justify-center',
          order ? 'gap-x-22 gap-y-3.5 pt-1 pb-4 lg:py-8' : 'gap-x-24 gap-y-14 py-4 lg:py-10',
        )}
      >
        {order && <div className="w-full max-w-form max-lg:mx-auto lg:order-last lg:max-w-100">{order}</div>}
        <section
          className={cn('flex w-full max-w-form flex-col max-lg:mx-auto', order ? 'gap-5 lg:gap-6' : 'gap-8')}
        >
          <div className={cn('flex flex-col', order ? 'gap-1.5' : 'gap-3')}>
            <h1 className={cn('font-heavy', order ? 'text-2xl lg:text-3xl' : 'text-3xl')}>{title}</h1>
            {intro && <div className="text-ink-muted">{intro}</div>}
          </div>
          {children}
        </section>
        {aside && <aside className="w-full max-w-form max-lg:mx-auto lg:pt-2">{aside}</aside>}
      </div>
    </div>
  );
}
