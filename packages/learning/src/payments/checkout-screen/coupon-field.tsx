import type { Order } from '@digiken/contract';
import { Ticket } from 'lucide';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { formatPrice } from '@digiken/ui/price';
import { TextInput } from '@digiken/ui/text-input';
import { useAnnounce } from '@digiken/ui/announcer';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const couponFieldMessages = defineMessages('coupon-field', {
  open: 'Use a coupon or bursary code',
  another: 'Use another code',
  label: 'Coupon or bursary code',
  missing: 'Enter the code',
  apply: 'Use this code',
  applying: 'Checking the code…',
  used: 'Code {code}: {amount} off',
  remove: 'Remove the code',
  removing: 'Removing…',
  removed: 'The code is removed',
});

export interface CouponFieldProps {
  /** The code in use. */
  coupon: Order['coupon'];
  /** Uses a code, or none. An error of the code is `errors.coupon`. */
  onCoupon: (code: string | null) => Promise<FormOutcome>;
}

/** A code that makes an order cheaper: folded until it is wanted. */
export function CouponField({ coupon, onCoupon }: CouponFieldProps) {
  const t = useMessages(couponFieldMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const panel = useId();
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const used = coupon && t('used', { code: coupon.code, amount: formatPrice(coupon.discount, locale) });
  const shown = useRef(used);
  useEffect(() => {
    if (used && used !== shown.current) announce(used);
    shown.current = used;
  }, [used, announce]);

  // After the form is shown: a hidden field takes no focus.
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const change = async (next: string | null) => {
    setBusy(true);
    setError(undefined);
    announce(t(next === null ? 'removing' : 'applying'));
    const outcome = await onCoupon(next);
    setBusy(false);
    if (!outcome.ok) {
      // A failed removal is shown in the form, too.
      setOpen(true);
      setError(outcome.errors?.coupon ?? outcome.message);
      return;
    }
    setCode('');
    setOpen(false);
    toggle.current?.focus();
    if (next === null) announce(t('removed'));
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(undefined);
    const typed = code.trim();
    if (typed === '') {
      setError(t('missing'));
      field.current?.focus();
    } else void change(typed);
  };

  return (
    <div data-slot="coupon-field" className="flex flex-col items-start gap-3">
      {used && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-bold wrap-anywhere">{used}</p>
          <Button variant="quiet" size="sm" busy={busy} onClick={() => void change(null)}>
            {busy ? t('removing') : t('remove')}
          </Button>
        </div>
      )}
      <Button
        ref={toggle}
        variant="quiet"
        icon={<Icon of={Ticket} size={20} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t(coupon ? 'another' : 'open')}
      </Button>
      <form id={panel} hidden={!open} noValidate onSubmit={apply} className="w-full">
        <div className="flex flex-col items-start gap-4">
          <TextInput
            ref={field}
            label={t('label')}
            error={error}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
            className="max-w-72 uppercase"
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? t('applying') : t('apply')}
          </Button>
        </div>
      </form>
    </div>
  );
}
