import { Search } from 'lucide';
import { Icon } from '../../foundations/lib/icon';

/** The icon inside a search field. The field needs `ps-11` and a `relative` wrapper. */
export function SearchIcon() {
  return (
    <Icon
      of={Search}
      size={20}
      className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted"
    />
  );
}
