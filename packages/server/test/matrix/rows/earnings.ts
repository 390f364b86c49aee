import { type Call, earnings } from '@digiken/contract';
import { ADMIN_ONLY, ADMINISTRATORS, type Row } from '../row';

const list = (may: Row['may']): Row => ({ may, own: () => ({}) });
const month = '2026-01';

export const earningRows: [Call, Row][] = [
  [earnings.listEarnings, list(['tutor'])],
  [earnings.getEarnings, list(['tutor'])],
  [earnings.listPayouts, list(ADMINISTRATORS)],
  [earnings.preparePayouts, { may: ADMIN_ONLY, own: () => ({ body: { month } }) }],
  [earnings.exportPayouts, { may: ADMINISTRATORS, own: () => ({ query: { month } }) }],
  [
    earnings.markPayoutPaid,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({ params: { id: await world.payout() }, body: { reference: 'SFK1234567' } }),
    },
  ],
  [earnings.getRevenue, list(ADMINISTRATORS)],
];
