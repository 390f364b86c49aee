import { TriangleAlert } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { TextLink } from '@digiken/ui/text-link';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const testPaymentsNoticeMessages = defineMessages('test-payments-notice', {
  title: 'Test: no money moves.',
  link: 'Answer by hand',
});

/** On each page that uses simulated payments, in one line. `href` is the simulator's page, if it runs on this machine. */
export function TestPaymentsNotice({ href }: { href?: string | null }) {
  const t = useMessages(testPaymentsNoticeMessages);
  return (
    <p
      data-slot="test-payments-notice"
      className="flex flex-wrap items-center gap-x-2 rounded-md bg-warning-soft px-3 py-1.5 text-sm text-warning-ink forced-colors:border-2"
    >
      <Icon of={TriangleAlert} size={18} className="shrink-0" />
      <span>{t('title')}</span>
      {href && (
        <TextLink href={href} external>
          {t('link')}
        </TextLink>
      )}
    </p>
  );
}
