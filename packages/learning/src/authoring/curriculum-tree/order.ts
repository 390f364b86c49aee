import type { CurriculumItem, CurriculumUnit } from './types';

/** Ids of units, each with those of its items, in their order. */
export type Order = readonly { id: string; items: readonly string[] }[];

export const orderOf = (units: readonly CurriculumUnit[]): Order =>
  units.map(({ id, items }) => ({ id, items: items.map((item) => item.id) }));

/** The units in this order. What was added since is last in its unit; what was removed is left out. */
export function inOrder(units: readonly CurriculumUnit[], order: Order | null): readonly CurriculumUnit[] {
  if (order === null) return units;
  const items = new Map(units.flatMap((unit) => unit.items.map((item) => [item.id, item])));
  const placed = new Set(order.flatMap((unit) => unit.items));
  const known = order.flatMap(({ id, items: ids }) => {
    const unit = units.find((unit) => unit.id === id);
    if (unit === undefined) return [];
    const kept = ids.flatMap((item) => items.get(item) ?? []);
    return [{ ...unit, items: [...kept, ...unit.items.filter((item) => !placed.has(item.id))] }];
  });
  return [...known, ...units.filter(({ id }) => !order.some((unit) => unit.id === id))];
}

/** Items that move together: a lesson with its quizzes, or a quiz of the unit. */
type Group = readonly CurriculumItem[];
const leads = (item: CurriculumItem) => item.kind === 'lesson' || item.lesson === undefined;
const headOf = (group: Group) => group.find(leads);

function groupsOf(items: readonly CurriculumItem[]): Group[] {
  return items.filter(leads).map((head) => items.filter((item) => groupOf(item) === head.id));
}
const groupOf = (item: CurriculumItem) => (item.kind === 'quiz' && item.lesson ? item.lesson.id : item.id);

export interface Placed {
  units: readonly CurriculumUnit[];
  unitId: string;
  /** Among the movable items of its kind, from 1. */
  position: number;
}

/** The movable items of this kind in a unit. */
export const peersIn = (unit: CurriculumUnit, kind: CurriculumItem['kind']) =>
  unit.items.filter((item) => item.kind === kind && leads(item));

/** Puts a lesson with its quizzes, or a quiz of a unit, at a position. */
export function placeItem(
  units: readonly CurriculumUnit[],
  { id, unitId, position }: { id: string; unitId: string; position: number },
): Placed {
  const from = units.find(({ items }) => items.some((item) => item.id === id));
  const group = groupsOf(from?.items ?? []).find((group) => headOf(group)?.id === id) ?? [];
  const kind = headOf(group)?.kind ?? 'lesson';
  const next = units.map((unit) => {
    const others = groupsOf(unit.items).filter((group) => headOf(group)?.id !== id);
    if (unit.id !== unitId) return unit === from ? { ...unit, items: others.flat() } : unit;
    const ofKind = (one: Group) => headOf(one)?.kind === kind;
    const same = others.filter(ofKind);
    const placed = same.toSpliced(Math.min(position - 1, same.length), 0, group);
    const rest = others.filter((other) => !ofKind(other));
    // Lessons come first, the quizzes of the unit last.
    return { ...unit, items: (kind === 'lesson' ? [...placed, ...rest] : [...rest, ...placed]).flat() };
  });
  return { units: next, unitId, position };
}

/** Where one step up or down leads: within the unit, or for a lesson into the next one. Undefined: nowhere. */
export function stepOf(
  units: readonly CurriculumUnit[],
  id: string,
  step: 1 | -1,
): { unitId: string; position: number } | undefined {
  const at = units.findIndex(({ items }) => items.some((item) => item.id === id));
  const unit = units[at];
  const item = unit?.items.find((item) => item.id === id);
  if (unit === undefined || item === undefined || !leads(item)) return undefined;
  const peers = peersIn(unit, item.kind);
  const place = peers.findIndex((peer) => peer.id === id) + step;
  if (place >= 0 && place < peers.length) return { unitId: unit.id, position: place + 1 };
  const other = item.kind === 'lesson' ? units[at + step] : undefined;
  if (other === undefined) return undefined;
  return { unitId: other.id, position: step === 1 ? 1 : peersIn(other, 'lesson').length + 1 };
}
