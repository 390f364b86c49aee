import { Button } from '@digiken/ui/button';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const numberRowMessages = defineMessages('number-row', {
  to: 'Request sent to',
  other: 'Use another number',
  asking: 'One moment…',
});

export interface NumberRowProps {
  /** The whole number, e.g. "0712 345 678". */
  phone: string;
  /** The provider is being asked about the request. */
  busy: boolean;
  onOther: () => void;
}

/** Which phone rings, and the way to another one. */
export function NumberRow({ phone, busy, onOther }: NumberRowProps) {
  const t = useMessages(numberRowMessages);
  return (
    <div
      data-slot="number-row"
      className="flex max-w-[36rem] flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg border bg-raised p-2.5 ps-4 forced-colors:border-2 lg:p-3.5 lg:ps-5"
    >
      <p className="flex min-w-0 flex-col">
        <span className="text-sm text-ink-muted">{t('to')}</span>{' '}
        <span className="text-[1.375rem] leading-tight font-bold tracking-wide whitespace-nowrap tabular-nums">
          {phone}
        </span>
      </p>
      <Button variant="secondary" busy={busy} className="grow sm:grow-0" onClick={onOther}>
        {t(busy ? 'asking' : 'other')}
      </Button>
    </div>
  );
}
