import { ArrowRight, Check } from 'lucide';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import type { Finish } from './use-finish';

export interface FinishButtonProps {
  finish: Finish;
  /** With the short label and without the icon, for tight spaces. */
  short?: boolean;
  className?: string;
}

/** The lesson's main action: "Done, next lesson", or a link to what follows. */
export function FinishButton({ finish, short = false, className }: FinishButtonProps) {
  const { href, busy, press } = finish;
  const label = short ? finish.shortLabel : finish.label;
  const arrow = short ? undefined : <Icon of={ArrowRight} size={18} className="rtl:-scale-x-100" />;
  if (href !== undefined) {
    return (
      <ButtonLink href={href} iconAfter={arrow} className={className}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      busy={busy}
      icon={short || arrow ? undefined : <Icon of={Check} size={18} />}
      iconAfter={arrow}
      className={className}
      onClick={press}
    >
      {label}
    </Button>
  );
}
