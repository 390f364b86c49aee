import type { Call } from '@digiken/contract';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
type Item = Record<string, unknown>;

const nonNull = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** A valid value for a schema of the contract; `name` of its field. */
function sample(schema: Schema, name = ''): unknown {
  if (schema.anyOf) return sample(nonNull(schema), name);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sample(value, key)]),
      );
    case 'array':
      return schema.items ? [sample(schema.items)] : [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 1;
    default:
      return name.endsWith('At') ? '2026-11-20T09:00:00Z' : `Sample ${name}`;
  }
}

/** The item once for each way in which one field differs from the contract. */
function variants(schema: Schema, item: Item): Item[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (name === '_id') return [];
    const { [name]: value, ...missing } = item;
    const inner = nonNull(field);
    const nested =
      inner.type === 'object'
        ? [...variants(inner, value as Item), (({ _id, ...rest }: Item) => rest)(value as Item)]
        : [];
    return [
      missing,
      { ...item, [name]: null },
      { ...item, [name]: 'a value of a newer server' },
      { ...item, [name]: 7 },
      ...nested.map((changed) => ({ ...item, [name]: changed })),
    ];
  });
}

/**
 * Items of a list of the contract: a valid one, then one for each field that is missing, null, of another type or
 * has an unknown value, also in nested objects. `broken` are items without an `_id`, which screens leave out.
 */
export function listVariants(item: Call['answer']): { shown: Item[]; broken: unknown[] } {
  const schema = item.toJSONSchema({ io: 'output' }) as Schema;
  const valid = sample(schema) as Item;
  const shown = [valid, { ...valid, fieldOfANewerServer: { a: 1 } }, { _id: '' }, ...variants(schema, valid)];
  const { _id, ...withoutId } = valid;
  return {
    shown: shown.map((one, index) => ({ ...one, _id: `item-${index}` })),
    broken: [withoutId, { ...valid, _id: '' }, { ...valid, _id: 4 }, null, 'text', 5],
  };
}
