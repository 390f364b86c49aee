import { Search } from 'lucide-react';

/** The glass inside of a search field, which leaves room for it (`ps-11`) in a `relative` frame. */
export function SearchIcon() {
  return (
    <Search
      size={20}
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-muted"
    />
  );
}
