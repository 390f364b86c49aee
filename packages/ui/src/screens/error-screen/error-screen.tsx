import { CloudOff, RotateCw, TriangleAlert, WifiOff } from 'lucide';
import { forwardRef, type Ref, useEffect } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import type { FailureKind } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const errorScreenMessages = defineMessages('error-screen', {
  message: 'An error occurred',
  offline: 'Please check your internet connection and try again.',
  unavailable: 'Our servers are currently unavailable. Please try again later.',
  other: 'We encountered an unexpected error. Apologies for the inconvenience.',
  retry: 'Try Again',
});

export interface ErrorScreenProps extends Forwarded {
  /** Default "An error occurred". */
  message?: string;
  /** Decides the hint. Default `other`. */
  kind?: FailureKind;
  /** Set if a retry makes sense. */
  onRetry?: () => void;
  /** A retry is in progress. */
  busy?: boolean;
  headingLevel?: 1 | 2 | 3;
  /** Render as a whole page with its own `main`. Omit inside a layout. */
  fullPage?: boolean;
}

const ICONS = { offline: WifiOff, unavailable: CloudOff, other: TriangleAlert } as const;

/** Full-page error: a message, one hint, and a retry button (spec 2.105–2.109). */
export const ErrorScreen = forwardRef<HTMLElement, ErrorScreenProps>(function ErrorScreen(
  { message, kind = 'other', onRetry, busy = false, headingLevel = 1, fullPage = false, className, ...rest },
  ref,
) {
  const t = useMessages(errorScreenMessages);
  const announce = useAnnounce();
  const text = message ?? t('message');
  const hint = t(kind);

  useEffect(() => announce(`${text}. ${hint}`, { politeness: 'assertive' }), [announce, text, hint]);

  const Root = (fullPage ? 'main' : 'div') as 'div';
  const Heading = `h${headingLevel}` as const;
  const icon = ICONS[kind];
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-slot="error-screen"
      data-kind={kind}
      className={cn(
        'flex flex-col items-center justify-center gap-6 px-4 py-16 text-center wrap-anywhere',
        fullPage ? 'min-h-dvh' : 'min-h-[60vh]',
        className,
      )}
    >
      <span className="rounded-full bg-danger-soft p-5 text-danger-ink">
        <Icon of={icon} size={36} />
      </span>
      <div className="flex max-w-measure flex-col gap-2">
        <Heading className="text-2xl font-bold">{text}</Heading>
        <p className="text-ink-muted">{hint}</p>
      </div>
      {onRetry && (
        <Button icon={<Icon of={RotateCw} size={18} />} busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Root>
  );
});
