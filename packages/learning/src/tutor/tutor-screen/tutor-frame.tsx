import type { ReactNode } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';

/** From this width sources stand beside the conversation. */
const BESIDE = '(min-width: 72rem)';

/** Whether there is room for a column of sources. */
export const useSourcesBeside = () => useMediaQuery(BESIDE);

export interface TutorFrameProps {
  title: string;
  intro: string;
  actions?: ReactNode;
  children: ReactNode;
  composer?: ReactNode;
  /** Beside the conversation; undefined in narrow windows. */
  aside?: ReactNode;
  /** In the layout of the public pages, whose padding differs. */
  open?: boolean;
}

/** Head, conversation and field, and in wide windows a column of sources. It reaches the edges of its page. */
export function TutorFrame({ title, intro, actions, children, composer, aside, open }: TutorFrameProps) {
  return (
    <div
      data-slot="tutor-frame"
      className={cn(
        '-mx-4 -mt-6 -mb-20 flex min-h-[calc(100dvh-3.5rem)] sm:-mx-6 min-[52rem]:min-h-[calc(100dvh-4rem)] lg:-mt-8',
        !open && 'lg:-mx-10',
      )}
    >
      <div className="flex min-w-0 grow flex-col">
        <div className="border-b border-line px-4 py-3 sm:px-6">
          <div className="mx-auto flex max-w-[40rem] flex-wrap items-center justify-between gap-3">
            <div className="min-w-0 grow basis-48">
              <h1 dir="auto" className="text-lg leading-snug font-bold wrap-anywhere">
                {title}
              </h1>
              <p className="text-sm text-ink-muted">{intro}</p>
            </div>
            {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
          </div>
        </div>
        <div className="grow px-4 py-6 sm:px-6">
          <div className="mx-auto max-w-[40rem]">{children}</div>
        </div>
        {composer && (
          <div
            data-slot="tutor-bar"
            data-bar="bottom"
            className="z-sticky border-t border-line bg-canvas px-4 py-3 sm:px-6"
          >
            <div className="mx-auto max-w-[40rem]">{composer}</div>
          </div>
        )}
      </div>
      {aside}
    </div>
  );
}
