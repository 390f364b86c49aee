import { Callout } from '@digiken/ui/callout';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const testPaymentsNoticeMessages = defineMessages('test-payments-notice', {
  title: 'Test payments: no money moves',
  link: 'Approve or refuse a payment by hand',
});

/** On each page that uses simulated payments. `href` is the simulator's page, if it runs on this machine. */
export function TestPaymentsNotice({ href }: { href?: string | null }) {
  const t = useMessages(testPaymentsNoticeMessages);
  return (
    <Callout tone="warning" title={t('title')}>
      {href && (
        <TextLink href={href} external>
          {t('link')}
        </TextLink>
      )}
    </Callout>
  );
}
