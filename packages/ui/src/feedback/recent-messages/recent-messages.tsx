import { forwardRef } from 'react';
import { deferred, useDeferred } from '../../foundations/lib/deferred';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useRecentErrors } from '../toast/toast';

export { recentMessagesMessages } from './messages';

export type RecentMessagesProps = Forwarded;

// Most visits have no error.
const list = deferred(() => import('./recent-list'));

/**
 * Errors whose toast has closed, to read them again (spec R.21). A native disclosure at the end of a page.
 * Renders nothing if there were no errors.
 */
export const RecentMessages = forwardRef<HTMLDetailsElement, RecentMessagesProps>(
  function RecentMessages(props, ref) {
    const errors = useRecentErrors();
    const loaded = useDeferred(list, errors.length > 0);
    return loaded && errors.length > 0 ? (
      <loaded.RecentList {...props} errors={errors} listRef={ref} />
    ) : null;
  },
);
