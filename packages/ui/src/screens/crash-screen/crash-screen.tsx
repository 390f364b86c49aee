import { RotateCw } from 'lucide';
import { Component, type ErrorInfo, forwardRef, type ReactNode, useContext } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { BrandMarkContext } from '../../foundations/lib/brand-mark';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const crashScreenMessages = defineMessages('crash-screen', {
  title: 'Oops! something went wrong!',
  text: 'Please try again later.',
  refresh: 'Refresh the page',
});

export interface CrashScreenProps extends Forwarded {
  /** Default: reloads the page. */
  onRefresh?: () => void;
}

/** Fallback after a render error (spec 2.110). It works without a provider. */
export const CrashScreen = forwardRef<HTMLElement, CrashScreenProps>(function CrashScreen(
  { onRefresh = () => window.location.reload(), className, ...rest },
  ref,
) {
  const t = useMessages(crashScreenMessages);
  const mark = useContext(BrandMarkContext);
  return (
    <main
      id="main"
      {...rest}
      ref={ref}
      tabIndex={-1}
      data-slot="crash-screen"
      className={cn(
        'flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-16 text-center',
        className,
      )}
    >
      {mark}
      <div className="flex max-w-measure flex-col gap-2">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="text-lg text-ink-muted">{t('text')}</p>
      </div>
      <Button icon={<Icon of={RotateCw} size={18} />} onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </main>
  );
});

export interface ErrorBoundaryProps {
  /** Default {@link CrashScreen}. */
  fallback?: ReactNode;
  /** E.g. to report the error. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Error boundary that shows the crash screen instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <CrashScreen />;
  }
}
