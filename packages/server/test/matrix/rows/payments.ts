import { type Call, choices, payments, paymentsAdmin } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { paymentAttempts } from '../../../src/payments/tables';
import { hashOf, newToken } from '../../../src/payments/references';
import { newId } from '../../../src/platform/ids';
import { ADMIN_ONLY, ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

/** An order of the actor, or of another learner. */
const ownOrder = async (world: World, actor: Actor) => world.order(idOf(world, actor));
const otherOrder = async (world: World) => world.order(world.others.user.id);
const onOrder = (body?: unknown): Pick<Row, 'own' | 'other'> => ({
  own: async (world, actor) => ({ params: { id: await ownOrder(world, actor) }, body }),
  other: async (world) => ({ params: { id: await otherOrder(world) }, body }),
});
const reason = { reason: 'The learner wrote to the help desk.' };
const list = (may: Row['may']): Row => ({ may, own: () => ({}) });

export const paymentRows: [Call, Row][] = [
  [
    choices.keepChoice,
    {
      may: 'everybody',
      own: async (world) => ({ body: { courseId: (await world.course()).id, choice: { whole: true } } }),
    },
  ],
  [
    choices.getChoice,
    { may: 'everybody', own: async (world) => ({ params: { key: (await world.keptChoice()).key } }) },
  ],
  [payments.getPaymentOptions, { may: 'everybody', own: () => ({}) }],
  [
    payments.placeOrder,
    {
      may: 'verified',
      own: async (world) => {
        const course = await world.course({ prices: [100, 200] });
        return { body: { courseId: course.id, choice: { whole: true }, expectedTotal: 300 } };
      },
      // Only learners buy.
      answers: [201, 403],
    },
  ],
  [payments.getOrder, { may: 'verified', ...onOrder() }],
  [payments.getOrderState, { may: 'verified', ...onOrder() }],
  [
    payments.payOrder,
    { may: 'verified', ...onOrder({ provider: 'mpesa', phone: '0711222333' }), answers: [202, 429] },
  ],
  [payments.releaseAttempt, { may: 'verified', ...onOrder() }],
  [payments.cancelOrder, { may: 'verified', ...onOrder() }],
  [payments.claimPaid, { may: 'verified', ...onOrder({ code: 'SFK1234567' }) }],
  [payments.listReceipts, { may: 'verified', own: () => ({}) }],
  ...[payments.getReceipt, payments.getReceiptPdf].map((call): [Call, Row] => [
    call,
    {
      may: 'verified',
      own: async (world, actor) => ({ params: { id: await world.paidOrder(idOf(world, actor)) } }),
      other: async (world) => ({ params: { id: await world.paidOrder(world.others.user.id) } }),
    },
  ]),
  [
    payments.verifyReceipt,
    { may: 'everybody', own: async (world) => ({ params: { code: await world.receipt() } }) },
  ],
  [
    payments.receiveMpesa,
    {
      may: 'everybody',
      own: async (world) => {
        const token = newToken();
        const orderId = await otherOrder(world);
        await world.attempt(orderId);
        await world.db
          .update(paymentAttempts)
          .set({ tokenHash: hashOf(token) })
          .where(eq(paymentAttempts.orderId, orderId));
        return { params: { token }, body: { Body: {} } };
      },
      other: () => ({ params: { token: newToken() }, body: { Body: {} } }),
    },
  ],
  [
    payments.receivePaystack,
    // Without the signature there is nothing here.
    { may: 'everybody', own: () => ({ body: { event: 'charge.success' } }), answers: [404] },
  ],

  [paymentsAdmin.listOrders, list(ADMINISTRATORS)],
  [paymentsAdmin.exportOrders, list(ADMINISTRATORS)],
  [
    paymentsAdmin.getAdminOrder,
    { may: ADMINISTRATORS, own: async (world) => ({ params: { id: await otherOrder(world) } }) },
  ],
  [
    paymentsAdmin.recordDeposit,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({
        params: { id: await otherOrder(world) },
        body: { receipt: `BANK-${newId().slice(0, 8)}`, amount: 300, ...reason },
      }),
    },
  ],
  [paymentsAdmin.getPaymentHealth, list(ADMINISTRATORS)],
  [paymentsAdmin.getPaymentTotals, list(ADMINISTRATORS)],
  [paymentsAdmin.getPaymentDay, { may: ADMINISTRATORS, own: () => ({ params: { day: '2026-11-23' } }) }],
  [paymentsAdmin.listHeldMoney, list(ADMINISTRATORS)],
  [
    paymentsAdmin.matchMoney,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({
        params: { id: await world.heldMoney() },
        body: { orderId: await otherOrder(world), ...reason },
      }),
    },
  ],
  [
    paymentsAdmin.dismissMoney,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({ params: { id: await world.heldMoney({ contradicted: true }) }, body: reason }),
    },
  ],
  [
    paymentsAdmin.requestRefund,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({ params: { id: await world.heldMoney() }, body: reason }),
    },
  ],
  [paymentsAdmin.listRefunds, list(ADMINISTRATORS)],
  [
    paymentsAdmin.decideRefund,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({ params: { id: await world.refund() }, body: { approve: true } }),
    },
  ],
  [
    paymentsAdmin.answerRefund,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({
        params: { id: await world.unansweredRefund() },
        body: { sent: false, reference: '', ...reason },
      }),
    },
  ],
  [
    paymentsAdmin.decideRefundAnswer,
    {
      may: ADMIN_ONLY,
      own: async (world) => ({
        params: { id: await world.unansweredRefund({ sent: false }) },
        body: { approve: true },
      }),
    },
  ],
];
