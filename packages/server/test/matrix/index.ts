import type { Call } from '@digiken/contract';
import type { Row } from './row';
import { accountRows } from './rows/accounts';
import { adminRows } from './rows/admin';
import { authoringRows } from './rows/authoring';
import { communityRows } from './rows/community';
import { learningRows } from './rows/learning';
import { offerRows } from './rows/offers';
import { paymentRows } from './rows/payments';

/** The authorisation matrix: a row for every route. */
export const MATRIX: ReadonlyMap<Call, Row> = new Map([
  ...accountRows,
  ...adminRows,
  ...authoringRows,
  ...communityRows,
  ...learningRows,
  ...offerRows,
  ...paymentRows,
]);
