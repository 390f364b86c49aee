import { type Call, offers } from '@digiken/contract';
import { AUTHORS, idOf, type Row } from '../row';

const WRITERS = ['tutor', 'admin'] as const;
const change = { active: false, expiresAt: null, maxUses: 5 };
/** A coupon for a course of the instructor, or of another one. Administrators see all. */
const onCoupon = (body?: unknown): Row => ({
  may: WRITERS,
  own: async (world) => ({ params: { id: await world.coupon() }, body }),
  other: async (world, actor) =>
    actor === 'tutor' ? { params: { id: await world.coupon(world.others.tutor.id) }, body } : undefined,
});

export const offerRows: [Call, Row][] = [
  [
    offers.quotePayment,
    {
      may: 'verified',
      own: async (world) => {
        const course = await world.course({ prices: [100, 200] });
        return { body: { courseId: course.id, choice: { whole: true } } };
      },
    },
  ],
  [
    offers.applyCoupon,
    {
      may: 'verified',
      own: async (world, actor) => ({
        params: { id: await world.order(idOf(world, actor)) },
        body: { coupon: null },
      }),
      other: async (world) => ({
        params: { id: await world.order(world.others.user.id) },
        body: { coupon: null },
      }),
    },
  ],
  [offers.listCoupons, { may: AUTHORS, own: () => ({}) }],
  [
    offers.createCoupon,
    {
      may: WRITERS,
      own: async (world) => ({
        body: {
          kind: 'percent',
          value: 10,
          courseId: (await world.course()).id,
          expiresAt: null,
          maxUses: null,
        },
      }),
      other: async (world, actor) =>
        actor === 'tutor'
          ? {
              body: {
                kind: 'percent',
                value: 10,
                courseId: (await world.course({ ownerId: world.others.tutor.id })).id,
                expiresAt: null,
                maxUses: null,
              },
            }
          : undefined,
    },
  ],
  [offers.updateCoupon, onCoupon(change)],
  [offers.removeCoupon, onCoupon()],
];
