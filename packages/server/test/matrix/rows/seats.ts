import { type Call, seats } from '@digiken/contract';
import { idOf, type Row } from '../row';
import type { World } from '../world';

const ofCourse = async (world: World) => ({
  courseId: (await world.course({ prices: [100, 200] })).id,
  choice: { whole: true },
  seats: 2,
});
const onPool: Row = {
  may: ['hub'],
  own: async (world) => ({ params: { id: await world.seats(world.hub) } }),
  otherHub: async (world) => ({ params: { id: await world.seats(world.otherHub) } }),
};

export const seatRows: [Call, Row][] = [
  [seats.quoteSeats, { may: ['hub'], own: async (world) => ({ body: await ofCourse(world) }) }],
  [
    seats.orderSeats,
    { may: ['hub'], own: async (world) => ({ body: { ...(await ofCourse(world)), expectedTotal: 600 } }) },
  ],
  [seats.listSeatPools, { may: ['hub'], own: () => ({}) }],
  [seats.getSeatPool, onPool],
  [seats.listSeatClaims, onPool],
  [seats.listOfferedSeats, { may: ['user'], own: () => ({}) }],
  [
    seats.claimSeat,
    {
      may: ['user'],
      own: async (world, actor) => {
        await world.member(world.hub, idOf(world, actor));
        return { params: { id: await world.seats(world.hub) } };
      },
      other: async (world) => ({ params: { id: await world.seats(await world.newHub()) } }),
    },
  ],
];
