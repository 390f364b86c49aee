import { useSite } from '@digiken/hooks';
import { Callout } from '@digiken/ui/callout';

/** What the administrators say on top of every console (rulings.md, Screens); nothing while they say nothing. */
export function SiteNotice() {
  const notice = useSite().data?.notice?.trim();
  if (!notice) return null;
  return (
    <Callout tone="info" className="mb-6">
      {notice}
    </Callout>
  );
}
