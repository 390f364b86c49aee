import { useSite } from '@digiken/hooks/site';
import { Callout } from '@digiken/ui/callout';
import { ConnectionNotice } from './deferred-parts';

/** On top of every console page: the state of the connection, and the notice that the administrators have set. */
export function ConsoleNotices() {
  const notice = useSite().data?.notice?.trim();
  return (
    <>
      <ConnectionNotice />
      {notice && (
        <Callout tone="info" className="mb-6">
          {notice}
        </Callout>
      )}
    </>
  );
}
