import { OWNED } from '../changes';
import type { RouteTable } from '../route';

/** Lessons that somebody buys for somebody else. */
export const giftRoutes = {
  quoteGift: { method: 'POST', path: '/gifts/quote', access: ['user'] },
  orderGift: {
    method: 'POST',
    path: '/gifts',
    access: ['user'],
    idempotent: true,
    changes: ['/gifts', '/gifts/quote'],
  },
  listGifts: { method: 'GET', path: '/gifts', access: ['user'] },
  resendGift: {
    method: 'POST',
    path: '/gift/{id}/mail',
    access: ['user'],
    idempotent: true,
    changes: ['/gifts'],
  },
  readGift: { method: 'POST', path: '/gifts/read', access: ['user'] },
  claimGift: { method: 'POST', path: '/gifts/claim', access: ['user'], changes: ['/gifts/read', ...OWNED] },
} as const satisfies RouteTable;
