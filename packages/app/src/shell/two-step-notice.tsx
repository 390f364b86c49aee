import { useUser } from '@digiken/hooks/account';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextLink } from '@digiken/ui/text-link';
import { twoStepNoticeMessages } from '../two-step-notice-messages';

/** Says from when the user's role needs two-step sign-in (spec 13.153). Nothing for everyone else. */
export function TwoStepNotice() {
  const t = useMessages(twoStepNoticeMessages);
  const due = useUser().data?.twoStepBy;
  if (due === undefined) return null;
  return (
    <Callout
      tone="warning"
      className="mb-6"
      actions={<TextLink href="/auth/two-step/set-up">{t('setUp')}</TextLink>}
    >
      {t('due')} <RelativeTime iso={due} />
      <span>.</span>
    </Callout>
  );
}
