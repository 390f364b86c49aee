import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import type { LoadState } from '@digiken/ui/internal/types';

interface LoadFailedProps {
  state: Pick<LoadState, 'error' | 'onRetry'>;
  /** What could not be loaded, if the error has no message of its own. */
  message: string;
  /** Label of the button, which is shown if a retry makes sense. */
  retry: string;
}

/** In place of a part of a page that could not be loaded: the reason, and the retry. */
export function LoadFailed({ state, message, retry }: LoadFailedProps) {
  return (
    <Callout
      tone="danger"
      actions={
        state.onRetry && (
          <Button size="sm" variant="secondary" onClick={state.onRetry}>
            {retry}
          </Button>
        )
      }
    >
      {state.error?.message ?? message}
    </Callout>
  );
}
