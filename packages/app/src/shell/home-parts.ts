import { lazy } from 'react';
import { lateMarkup } from './late-markup';

/** The home page below its courses. */
export const HomeMore = lateMarkup('home-more', () => import('./home-more'));

/** A course on a phone, in wide windows. */
export const HomePhone = lazy(() => import('./home-phone'));
