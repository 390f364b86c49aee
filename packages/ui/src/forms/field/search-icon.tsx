import { Search } from 'lucide';
import { Icon } from '../../foundations/lib/icon';

/** The glass inside of a search field, which leaves room for it (`ps-11`) in a `relative` frame. */
export function SearchIcon() {
  return (
    <Icon
      of={Search}
      size={20}
      className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted"
    />
  );
}
