import type { RouteSpec } from '@digiken/contract';
import type { RequestParts } from '../api/request';

/** What an answer is cached by: the path of its route, what the request carries, and for whom it is. */
export type QueryKey = readonly [path: string, parts: RequestParts, viewer: string];

type Path = Pick<RouteSpec, 'path'>;

/** @param viewer id of the user; empty for visitors, and where the answer is the same for everybody */
export const keyOf = ({ path }: Path, parts: RequestParts, viewer: string): QueryKey => [path, parts, viewer];

const isKey = (key: unknown): key is QueryKey => Array.isArray(key) && typeof key[0] === 'string';

/** Whether an answer comes from one of the paths. @param params of the request; default: any */
export function isKeyOf(key: unknown, paths: readonly string[], params?: RequestParts['params']): boolean {
  if (!isKey(key) || !paths.includes(key[0])) return false;
  return Object.entries(params ?? {}).every(([name, value]) => key[1].params?.[name] === value);
}
