import { useId, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { formatPrice } from '@digiken/ui/price';
import { RadioDot } from '@digiken/ui/internal/choice-marks';
import { Select, type SelectOption } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { cn } from '@digiken/ui/internal/cn';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const heldDecisionMessages = defineMessages('held-decision', {
  legend: 'What should happen?',
  give: 'Give the units',
  giveHint: 'The payment was found on the provider’s statement: it pays its order.',
  refund: 'Send the money back',
  shortHint: 'The order counts as paid. The missing {amount} is written off.',
  surplusHint: 'The order counts as paid. The {amount} above its total is booked as a surplus.',
  refundHint: 'Another administrator has to approve it first.',
  refundMissingHint:
    'Another administrator has to approve it, and there is none. Add one, or let one person refund in the settings.',
  refundSelfHint: 'You approve it in the list of refunds.',
  match: 'It belongs to another order',
  matchHint: 'Choose an order of the same total.',
  dismiss: 'It never arrived',
  dismissHint: 'It leaves the books. Only for money that the provider denies.',
  find: 'Find the order',
  findHint: 'A name, an email address, an account number or a receipt number.',
  order: 'Order',
  chooseOrder: 'Choose an order',
  noOrders: 'No open order with this total was found.',
  orderMissing: 'Choose the order that this money pays',
  reason: 'Reason, for the audit log',
  reasonMissing: 'Enter a reason',
  busy: 'One moment…',
});

/** `give`: its own order is paid; `match`: another order is. */
export type HeldChoice = 'give' | 'match' | 'refund' | 'dismiss';

export interface HeldDecisionProps {
  choices: readonly HeldChoice[];
  /** What was received minus the total of its own order, in whole shillings: `give` books it. Default 0. */
  difference?: number;
  /** Who approves a refund: `missing` is another administrator, and there is none. Default `other`. */
  approver?: 'self' | 'other' | 'missing';
  /** The orders that `match` offers, and a search for them. */
  orders?: { options: readonly SelectOption[]; text: string; onFind: (text: string) => void };
  /** `orderId` only for `match`. An error of a field is `errors.reason` or `errors.orderId`. */
  onDecide: (choice: HeldChoice, decision: { reason: string; orderId: string }) => Promise<FormOutcome>;
}

/** Decides about one held payment. The button has the name of the choice. */
export function HeldDecision({
  choices,
  difference = 0,
  approver = 'other',
  orders,
  onDecide,
}: HeldDecisionProps) {
  const t = useMessages(heldDecisionMessages);
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<HeldChoice>();
  const choice = chosen && choices.includes(chosen) ? chosen : choices[0];
  if (!choice) return null;
  const fieldIds = { reason: `${id}-reason`, orderId: `${id}-order` };
  const hintOf = (one: HeldChoice): string => {
    if (one === 'refund')
      return t(
        ({ self: 'refundSelfHint', other: 'refundHint', missing: 'refundMissingHint' } as const)[approver],
      );
    if (one !== 'give' || difference === 0) return t(`${one}Hint`);
    return t(difference < 0 ? 'shortHint' : 'surplusHint', {
      amount: formatPrice(Math.abs(difference), locale),
    });
  };
  const decide = async ({ reason = '', orderId = '' }: Record<string, string>): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (choice === 'match' && orderId === '') errors.orderId = t('orderMissing');
    if (reason.trim() === '') errors.reason = t('reasonMissing');
    const [first] = Object.values(errors);
    return first === undefined
      ? onDecide(choice, { reason: reason.trim(), orderId })
      : { ok: false, message: first, errors };
  };
  return (
    <Form onSubmit={decide} fieldIds={fieldIds} submitLabel={t(choice)} busyLabel={t('busy')}>
      {({ errors }) => (
        <>
          <fieldset data-slot="held-decision" className="flex min-w-0 flex-col gap-2">
            <legend className="mb-2 text-lg font-bold">{t('legend')}</legend>
            {choices.map((item) => (
              <Choice
                key={item}
                id={`${id}-${item}`}
                name={`${id}-choice`}
                label={t(item)}
                hint={hintOf(item)}
                checked={item === choice}
                onChoose={() => setChosen(item)}
              />
            ))}
          </fieldset>
          {choice === 'match' && orders && (
            <>
              <TextInput
                id={`${id}-find`}
                label={t('find')}
                required={false}
                hint={t('findHint')}
                autoComplete="off"
                value={orders.text}
                onChange={({ target }) => orders.onFind(target.value)}
              />
              <Select
                id={fieldIds.orderId}
                name="orderId"
                label={t('order')}
                hint={orders.options.length === 0 ? t('noOrders') : undefined}
                error={errors.orderId}
                required
                options={[{ value: '', label: t('chooseOrder') }, ...orders.options]}
              />
            </>
          )}
          <TextInput
            id={fieldIds.reason}
            name="reason"
            label={t('reason')}
            error={errors.reason}
            required
            maxLength={1000}
            autoComplete="off"
          />
        </>
      )}
    </Form>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ id, name, label, hint, checked, onChoose }: ChoiceProps) {
  return (
    <div
      className={cn(
        'relative flex min-w-0 items-start gap-3 rounded-md border-2 p-3',
        checked ? 'border-accent bg-selected' : 'border-line-control',
      )}
    >
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          aria-describedby={`${id}-hint`}
          className="peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-control bg-surface checked:border-accent"
        />
        <RadioDot />
      </span>
      <span className="flex min-w-0 flex-col">
        <label htmlFor={id} className="cursor-pointer font-bold after:absolute after:inset-0">
          {label}
        </label>
        <span id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </span>
      </span>
    </div>
  );
}
