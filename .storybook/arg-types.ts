import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

type Extract = (component: unknown) => StrictArgTypes | undefined;

/** `"sm" | "md" | null` → `"sm"`, `"md"`. Undefined if a member is itself a bracketed type. */
function membersOf(union: string): string[] | undefined {
  if (/[<>(){}[\]]/.test(union)) return undefined;
  return union
    .split('|')
    .map((member) => member.trim())
    .filter((member) => member !== '' && member !== 'null' && member !== 'undefined');
}

const LITERAL = /^(?:"([^"]*)"|'([^']*)')$/;

/**
 * The control of a type that a designer can set, as Storybook names it. Undefined if it takes more than a word or a
 * number: lists, objects, functions.
 * @param type as the documentation prints it
 */
function controlOf(
  type: string,
): { control: 'select' | 'boolean' | 'number' | 'text'; options?: string[] } | undefined {
  const members = membersOf(type);
  if (!members || members.length === 0) return undefined;
  const literals = members.flatMap((member) => LITERAL.exec(member)?.slice(1).find(Boolean) ?? []);
  if (literals.length === members.length) return { control: 'select', options: literals };
  const names = members.filter((member) => !LITERAL.test(member));
  const areAll = (...known: string[]) => names.every((name) => known.includes(name));
  if (areAll('boolean', 'true', 'false')) return { control: 'boolean' };
  if (names.length === members.length && areAll('number')) return { control: 'number' };
  return areAll('string', 'number') ? { control: 'text' } : undefined;
}

/** Whether Storybook's editor for objects can show it: neither a function nor an element in it, and not long. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'function' || depth > 4) return false;
  if (value === null || typeof value !== 'object') return true;
  if ('$$typeof' in value || value instanceof Date) return false;
  const inside = Object.values(value);
  return inside.length <= 40 && inside.every((item) => isPlain(item, depth + 1));
}

/** Props that every component forwards; they say nothing of this one. */
const FORWARDED = new Set(['id', 'className', 'style', 'fieldClassName']);

function usable(argType: StrictInputType, value: unknown): StrictInputType {
  const { name, table, type } = argType;
  const written = (table?.type?.summary ?? '').trim();
  const found = controlOf(written);
  const shown = FORWARDED.has(name) ? { ...table, category: 'Forwarded' } : table;
  if (found) {
    const { control, options } = found;
    return { ...argType, control: { type: control }, table: shown, ...(options && { options }) };
  }
  if (written === 'ReactNode' && (value === undefined || typeof value === 'string')) {
    return { ...argType, control: { type: 'text' }, table: shown };
  }
  const scalar = type?.name === 'string' || type?.name === 'number' || type?.name === 'boolean';
  if (scalar || (type?.name !== 'function' && value !== undefined && isPlain(value))) {
    return { ...argType, table: shown };
  }
  return { ...argType, control: { disable: true }, table: shown };
}

/**
 * Gives each prop the control that fits its type: a union is a choice, `boolean | null` a switch. Without this,
 * Storybook offers an empty object for every type that is more than one word, and hangs on lists of elements.
 * Stories that wrap a component name it in `parameters.propsOf`, so that its props are shown.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const { docs, propsOf } = parameters as { docs?: { extractArgTypes?: Extract }; propsOf?: unknown };
  const ofComponent = propsOf ? docs?.extractArgTypes?.(propsOf) : undefined;
  const all: StrictArgTypes = { ...argTypes };
  for (const [name, argType] of Object.entries(ofComponent ?? {})) {
    all[name] = { ...argTypes[name], ...argType };
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => [name, usable(argType, initialArgs[name])]),
  );
};
