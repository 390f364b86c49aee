import { type ComponentType, lazy } from 'react';
import { lateMarkup } from './late-markup';

/** The home page below its courses. */
export const HomeMore = lateMarkup('home-more', () => import('./home-more'));

/** A course on a phone, for wide windows. Without its code, its place is empty. */
export const HomePhone = lazy<ComponentType>(() =>
  import('./home-phone').catch(() => ({ default: () => null })),
);
