import { ErrorScreen } from '@digiken/ui/error-screen';
import {
  Component,
  type ComponentType,
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { PageCodeFailure } from './page-code';

/** The code of a page could not be fetched. */
export class PageCodeError extends Error {}

/** Finding the reason is not part of the first load: it is fetched once the page is interactive. */
export const loadDiagnosis = () => import('./page-code');

interface PageCodeBoundaryProps {
  /** Called when the code is to be fetched again. */
  onReset: () => void;
  /** Shown while the reason of a failure is looked for. */
  waiting: ReactNode;
  /** A layout for the error screen, where none is around it. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  attempts: number;
}

/** Shows the error screen in place of a page whose code could not be fetched. All other errors pass through. */
export class PageCodeBoundary extends Component<PageCodeBoundaryProps, State> {
  override state: State = { error: undefined, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly retry = () => {
    this.props.onReset();
    this.setState(({ attempts }) => ({ error: undefined, attempts: attempts + 1 }));
  };

  override render() {
    const { error, attempts } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PageCodeError)) throw error;
    const { waiting, frame } = this.props;
    return <PageCodeFailed retried={attempts > 0} onRetry={this.retry} waiting={waiting} frame={frame} />;
  }
}

interface PageCodeFailedProps extends Pick<PageCodeBoundaryProps, 'waiting' | 'frame'> {
  retried: boolean;
  onRetry: () => void;
}

function PageCodeFailed({ retried, onRetry, waiting, frame: Frame = Fragment }: PageCodeFailedProps) {
  const [failure, setFailure] = useState<Exclude<PageCodeFailure, 'new-release'>>();
  const { pathname } = useLocation();
  const [failedPath] = useState(pathname);
  const retry = useEffectEvent(onRetry);

  // Another page of the same kind, e.g. the next course.
  useEffect(() => {
    if (pathname !== failedPath) retry();
  }, [pathname, failedPath]);

  useEffect(() => {
    let current = true;
    const find = async () => {
      const { diagnosePageCode, reloadOnce } = await loadDiagnosis();
      const { failure: found, entry } = await diagnosePageCode();
      if (!current) return;
      // Some browsers remember that a script failed for as long as the document lives.
      const stale = found === 'new-release' || (found === 'other' && retried);
      if (stale && reloadOnce(entry)) return;
      setFailure(found === 'new-release' ? 'other' : found);
    };
    find().catch(() => current && setFailure(navigator.onLine ? 'unavailable' : 'offline'));
    return () => {
      current = false;
    };
  }, [retried]);

  if (!failure) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Frame>
        <ErrorScreen kind={failure} onRetry={onRetry} headingLevel={1} />
      </Frame>
    </Suspense>
  );
}
