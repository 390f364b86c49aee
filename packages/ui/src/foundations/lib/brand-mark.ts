import { createContext, type ReactNode } from 'react';

/** The product's mark, which loading and crash screens show: the `brandMark` of DigikenProvider. */
export const BrandMarkContext = createContext<ReactNode>(null);
