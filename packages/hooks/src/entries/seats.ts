export { useGiftActions, useSeatActions } from '../actions/use-seat-actions';
export { type GiftChoice, type ReadGift, useGift, useGiftQuote, useGifts } from '../data/use-gifts';
export {
  type SeatChoice,
  type SeatQuote,
  useOfferedSeats,
  useSeatClaims,
  useSeatPool,
  useSeatPools,
  useSeatQuote,
} from '../data/use-seats';
