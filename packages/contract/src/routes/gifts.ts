import type { RouteTable } from '../route';

/** Lessons that somebody buys for somebody else. */
export const giftRoutes = {
  quoteGift: { method: 'POST', path: '/gifts/quote', access: ['user'] },
  orderGift: { method: 'POST', path: '/gifts', access: ['user'], idempotent: true },
  listGifts: { method: 'GET', path: '/gifts', access: ['user'] },
  resendGift: { method: 'POST', path: '/gift/{id}/mail', access: ['user'], idempotent: true },
  readGift: { method: 'POST', path: '/gifts/read', access: ['user'] },
  claimGift: { method: 'POST', path: '/gifts/claim', access: ['user'] },
} as const satisfies RouteTable;
