import type { orders } from '../tables';

/** The console whose pages show an order: seats are bought in that of the hub. */
export type Area = 'console' | 'hub';

export const areaOf = ({ kind }: Pick<typeof orders.$inferSelect, 'kind'>): Area =>
  kind === 'seats' ? 'hub' : 'console';
