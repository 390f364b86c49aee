import { Check } from 'lucide';
import { Icon } from '../../foundations/lib/icon';

/** The mark of a checked radio. Render it after the `peer` input. */
export function RadioDot() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute hidden size-3 rounded-full bg-accent peer-checked:block forced-colors:bg-[ButtonText]"
    />
  );
}

/** The mark of a checked checkbox. Render it after the `peer` input. */
export function Tick() {
  return (
    <Icon
      of={Check}
      size={18}
      strokeWidth={3}
      className="pointer-events-none absolute hidden text-on-accent peer-checked:block peer-indeterminate:hidden forced-colors:text-[ButtonText]"
    />
  );
}
