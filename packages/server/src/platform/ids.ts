import { randomUUID } from 'node:crypto';

/** A new primary key. */
export const newId = (): string => randomUUID();
