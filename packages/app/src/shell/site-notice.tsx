import { useSite } from '@digiken/hooks';
import { Callout } from '@digiken/ui/callout';

/** What the administrators have to say to everybody, on top of each console; nothing while it is empty. */
export function SiteNotice() {
  const notice = useSite().data?.notice?.trim();
  if (!notice) return null;
  return (
    <Callout tone="info" className="mx-auto mb-8 w-full max-w-content">
      {notice}
    </Callout>
  );
}
