import type { CallPath, RouteSpec } from '@digiken/contract';
import { sessionRoutes } from '@digiken/contract/routes/session';
import type { RequestParts } from '../api/request';

/** What an answer is cached by: the path of its route, what the request carries, and for whom it is. */
export type QueryKey = readonly [path: string, parts: RequestParts, viewer: string];

/** @param viewer id of the user; empty for visitors, and where the answer is the same for everybody */
export const keyOf = ({ path }: Pick<RouteSpec, 'path'>, parts: RequestParts, viewer: string): QueryKey => [
  path,
  parts,
  viewer,
];

/** Of the signed-in user. */
export const userKey = (id: string): QueryKey => keyOf(sessionRoutes.getUser, { params: { id } }, id);

const isKey = (key: unknown): key is QueryKey => Array.isArray(key) && typeof key[0] === 'string';

/** Whether an answer comes from one of the paths. @param params of the request; default: any */
export function isKeyOf(key: unknown, paths: readonly CallPath[], params?: RequestParts['params']): boolean {
  if (!isKey(key) || !(paths as readonly string[]).includes(key[0])) return false;
  return Object.entries(params ?? {}).every(([name, value]) => key[1].params?.[name] === value);
}
