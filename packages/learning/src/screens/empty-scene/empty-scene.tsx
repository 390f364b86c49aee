import type { ReactNode } from 'react';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';
import type { ScenePicture } from '../../lib/highland-scene';

const drawing = deferred(() => import('../../lib/highland-scene'));

export interface EmptySceneProps {
  /** What is missing, e.g. "No receipts yet". */
  title: string;
  /** Default 2. */
  headingLevel?: 1 | 2 | 3;
  picture: ScenePicture;
  /** Explains in one or two sentences why it is empty and how items get here. */
  children: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/**
 * An empty page, or a search that found nothing: one picture, one reason and one next step (spec 11.54, 17.67). It
 * follows its own width. The drawing loads after the text.
 */
export function EmptyScene({ title, headingLevel = 2, picture, children, action }: EmptySceneProps) {
  const Heading = `h${headingLevel}` as const;
  const picked = useDeferred(drawing, true);
  return (
    <div
      data-slot="empty-scene"
      className="@container/scene overflow-clip rounded-xl border bg-raised in-[.high-contrast]:border-2"
    >
      <div className="grid grid-cols-1 @min-[52rem]/scene:grid-cols-2">
        <div className="relative min-h-52 bg-selected forced-colors:hidden @min-[52rem]/scene:order-last">
          {picked && <picked.HighlandScene picture={picture} />}
        </div>
        <div className="flex min-w-0 flex-col items-start justify-center gap-5 px-5 py-6 wrap-anywhere @min-[32rem]/scene:px-8 @min-[52rem]/scene:py-16">
          <div className="flex flex-col gap-2">
            <Heading className="text-xl font-heavy @min-[32rem]/scene:text-2xl">{title}</Heading>
            <div className="text-ink-muted">{children}</div>
          </div>
          {action}
        </div>
      </div>
    </div>
  );
}
