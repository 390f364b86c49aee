import { ArrowLeft } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { TextLink } from '@digiken/ui/text-link';
import { PaymentSteps, type PaymentStepsProps } from './payment-steps';

export interface PayingTopProps extends PaymentStepsProps {
  /** At the start of the row: the way back, or without `href` what is bought. */
  label: string;
  href?: string;
}

/** The first row of every page between a choice and its payment: the way back and the step (spec 17.50). */
export function PayingTop({ label, href, ...steps }: PayingTopProps) {
  return (
    <div
      data-slot="paying-top"
      className="flex min-h-target-primary flex-wrap items-center justify-between gap-x-3 gap-y-1"
    >
      <div className="min-w-0 grow basis-32 wrap-anywhere">
        {href === undefined ? (
          <p className="leading-snug text-ink-muted">{label}</p>
        ) : (
          <TextLink href={href} className="inline-flex min-h-target-primary items-center gap-2 leading-snug">
            <Icon of={ArrowLeft} size={16} className="shrink-0 rtl:-scale-x-100" />
            <span>{label}</span>
          </TextLink>
        )}
      </div>
      <PaymentSteps {...steps} />
    </div>
  );
}
