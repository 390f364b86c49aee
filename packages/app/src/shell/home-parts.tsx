import { lateMarkup } from './late-markup';
import { useLatePart } from './use-late-part';

/** The home page below its courses. */
export const HomeMore = lateMarkup('home-more', () => import('./home-more'));

const loadPhone = () => import('./home-phone');

/** A course on a phone, for wide windows. Without its code, its place is empty. */
export function HomePhone() {
  const { Part } = useLatePart(loadPhone);
  return Part && <Part />;
}
