import type { Payout } from '@digiken/contract';
import { PAYMENT_TEXTS, PAYOUT_STATES } from '@digiken/contract/constants';
import { usePayoutActions, usePayouts } from '@digiken/hooks/payments';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice, Price } from '@digiken/ui/price';
import { Select } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { useToast } from '@digiken/ui/toast';
import { useId, useState } from 'react';
import { saveText } from '../../../views/save-file';
import { filterSelect } from '../../shared/filter-select';
import { endedMonths, monthName } from '../../shared/month-name';
import { useListAddress } from '../../shared/use-list-address';
import { payoutMessages } from '../messages/payouts';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';
import { transactionsPath } from '../views';

const MONTHS = endedMonths(Date.now(), 12);
const CHOICES = { month: MONTHS, state: PAYOUT_STATES };

/** What instructors get for each month: made, paid outside, recorded (spec 11.29, 11.30). */
export default function PayoutsPage() {
  const t = useMessages(payoutMessages);
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const address = useListAddress(CHOICES);
  const { values, cursor } = address;
  const { month, state } = values;
  const [asked, setAsked] = useState<Payout | null>(null);
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={usePayouts({ cursor, month, state })}
        actions={
          <>
            <ButtonLink href={transactionsPath} variant="quiet">
              {t('back')}
            </ButtonLink>
            {month && <Export month={month} />}
            {isAdmin && <Make />}
          </>
        }
        filters={{
          label: t('filter'),
          selects: [
            filterSelect('month', t('month'), t('anyMonth'), month, MONTHS, (value) =>
              monthName(value, locale),
            ),
            filterSelect('state', t('state'), t('allStates'), state, PAYOUT_STATES, (value) => t(value)),
          ],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          {
            id: 'instructor',
            label: t('instructor'),
            rowHeader: true,
            cell: ({ instructor }) => instructor.name || instructor.email,
          },
          { id: 'month', label: t('month'), cell: (row) => monthName(row.month, locale) },
          {
            id: 'state',
            label: t('state'),
            cell: (row) => <Badge tone={row.state === 'paid' ? 'success' : 'warning'}>{t(row.state)}</Badge>,
          },
          { id: 'reference', label: t('reference'), cell: ({ reference }) => reference },
          { id: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => <Price amount={amount} /> },
          ...(isAdmin
            ? [
                {
                  id: 'acts',
                  label: t('acts'),
                  hideLabelOnPhone: true,
                  cell: (payout: Payout) =>
                    payout.state === 'due' && (
                      <RowActions
                        actions={[
                          {
                            label: t('record'),
                            name: t('recordOf', { name: payout.instructor.name }),
                            onPress: () => setAsked(payout),
                          },
                        ]}
                      />
                    ),
                },
              ]
            : []),
        ]}
      />
      <RecordPaid payout={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Make() {
  const t = useMessages(payoutMessages);
  const locale = useLocale();
  const toastOutcome = useOutcomeToast();
  const { preparePayouts } = usePayoutActions();
  const [open, setOpen] = useState(false);
  const id = `${useId()}-month`;
  const make = async ({ month = '' }: Record<string, string>) => {
    const outcome = await toastOutcome(preparePayouts(month));
    if (outcome.ok) setOpen(false);
    return outcome;
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('make')}</Button>
      <FormDialog open={open} onOpenChange={setOpen} title={t('make')} description={t('makeText')}>
        <Form onSubmit={make} fieldIds={{ month: id }} submitLabel={t('make')} busyLabel={t('making')}>
          {({ errors }) => (
            <Select
              id={id}
              name="month"
              label={t('makeMonth')}
              defaultValue={MONTHS[0]}
              error={errors.month}
              options={MONTHS.map((month) => ({ value: month, label: monthName(month, locale) }))}
            />
          )}
        </Form>
      </FormDialog>
    </>
  );
}

function RecordPaid({ payout, onClose }: { payout: Payout | null; onClose: () => void }) {
  const t = useMessages(payoutMessages);
  const locale = useLocale();
  const toastOutcome = useOutcomeToast();
  const { markPayoutPaid } = usePayoutActions();
  const id = `${useId()}-reference`;
  const record = async ({ reference = '' }: Record<string, string>) => {
    if (reference.trim() === '')
      return {
        ok: false as const,
        message: t('referenceMissing'),
        errors: { reference: t('referenceMissing') },
      };
    const outcome = await toastOutcome(markPayoutPaid(payout?._id ?? '', reference.trim()));
    if (outcome.ok) onClose();
    return outcome;
  };
  return (
    <FormDialog
      open={payout !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('recordTitle', {
        amount: formatPrice(payout?.amount ?? 0, locale),
        name: payout?.instructor.name ?? '',
      })}
      description={t('recordText')}
    >
      <Form
        onSubmit={record}
        fieldIds={{ reference: id }}
        submitLabel={t('record')}
        busyLabel={t('recording')}
      >
        {({ errors }) => (
          <TextInput
            id={id}
            name="reference"
            label={t('referenceLabel')}
            maxLength={PAYMENT_TEXTS.payoutMax}
            autoComplete="off"
            error={errors.reference}
          />
        )}
      </Form>
    </FormDialog>
  );
}

function Export({ month }: { month: string }) {
  const t = useMessages(payoutMessages);
  const { show } = useToast();
  const { exportPayouts } = usePayoutActions();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await exportPayouts(month);
    setBusy(false);
    if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
    else show({ tone: 'danger', message: outcome.message });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {busy ? t('exporting') : t('export')}
    </Button>
  );
}
