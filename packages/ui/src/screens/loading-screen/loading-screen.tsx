import { forwardRef, type Ref, useContext, useEffect } from 'react';
import { clock } from '../../foundations/clock/clock';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { BrandMarkContext } from '../../foundations/lib/brand-mark';
import { cn } from '../../foundations/lib/cn';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { STILL_WORKING_AFTER, useStillWorking } from '../lib/loading-text';
import { loadingScreenMessages } from './messages';

export { loadingScreenMessages } from './messages';

export interface LoadingScreenProps extends Forwarded {
  /** Default "Loading...". */
  message?: string;
  /** Default "Please wait while we prepare everything for you". */
  subText?: string;
  /** Milliseconds until it announces that it is still working. Default 10000 (spec R.16). */
  stillWorkingAfter?: number;
  /** Render as a whole page with its own `main` and `h1`. Omit inside a layout. */
  fullPage?: boolean;
}

/** Milliseconds before loading is announced: a quick load is not announced. */
const SPEAK_AFTER = 500;

/** Full-page loading screen (spec 2.103, 2.104). */
export const LoadingScreen = forwardRef<HTMLElement, LoadingScreenProps>(function LoadingScreen(
  { message, subText, stillWorkingAfter = STILL_WORKING_AFTER, fullPage = false, className, ...rest },
  ref,
) {
  const t = useMessages(loadingScreenMessages);
  const mark = useContext(BrandMarkContext);
  const announce = useAnnounce();
  const stillWorking = useStillWorking(stillWorkingAfter);
  const text = message ?? t('message');

  useEffect(() => {
    const timer = clock.setTimeout(() => announce(text), SPEAK_AFTER);
    return () => clock.clearTimeout(timer);
  }, [announce, text]);

  const Root = (fullPage ? 'main' : 'div') as 'div';
  const Title = fullPage ? 'h1' : 'p';
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-slot="loading-screen"
      className={cn(
        'flex flex-col items-center justify-center gap-5 px-4 py-16 text-center',
        fullPage ? 'min-h-dvh' : 'min-h-[60vh]',
        className,
      )}
    >
      {mark}
      <div className="flex max-w-measure flex-col gap-2">
        <Title className="text-2xl font-bold">{text}</Title>
        <p className="text-ink-muted">{subText ?? t('subText')}</p>
        {stillWorking && <p>{stillWorking}</p>}
      </div>
    </Root>
  );
});
