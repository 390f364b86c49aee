import { Check } from 'lucide';
import { Icon } from '../../foundations/lib/icon';

/** What a chosen radio shows: stands after the `peer` input, in the middle of its frame. */
export function RadioDot() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute hidden size-3 rounded-full bg-accent peer-checked:block forced-colors:bg-[ButtonText]"
    />
  );
}

/** What a ticked checkbox shows: stands after the `peer` input, in the middle of its frame. */
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
