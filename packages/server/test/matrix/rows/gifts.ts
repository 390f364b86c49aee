import { type Call, gifts } from '@digiken/contract';
import { idOf, type Row } from '../row';
import type { World } from '../world';

const ofCourse = async (world: World) => ({
  courseId: (await world.course({ prices: [100, 200] })).id,
  choice: { whole: true },
});
const byCode = async (world: World) => ({ body: { code: (await world.gift(world.others.user.id)).code } });

export const giftRows: [Call, Row][] = [
  [gifts.quoteGift, { may: ['user'], own: async (world) => ({ body: await ofCourse(world) }) }],
  [
    gifts.orderGift,
    {
      may: ['user'],
      own: async (world) => ({
        body: {
          ...(await ofCourse(world)),
          expectedTotal: 300,
          recipientName: 'Otieno',
          recipientEmail: 'otieno@example.com',
          message: '',
        },
      }),
    },
  ],
  [gifts.listGifts, { may: ['user'], own: () => ({}) }],
  [
    gifts.resendGift,
    {
      may: ['user'],
      own: async (world, actor) => ({ params: { id: (await world.gift(idOf(world, actor))).id } }),
      other: async (world) => ({ params: { id: (await world.gift(world.others.user.id)).id } }),
    },
  ],
  [gifts.readGift, { may: ['user'], own: byCode }],
  [gifts.claimGift, { may: ['user'], own: byCode }],
];
