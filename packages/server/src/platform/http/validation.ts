import type { FastifySchemaCompiler } from 'fastify';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';
import { sentenceOf } from './issue-sentences';

/** Errors of a request: field name to sentence. */
export class InvalidRequest extends Error {
  constructor(readonly errors: Record<string, string>) {
    super('The request does not fit its contract.');
  }
}

/** Checks params, query and body against the contract's zod schema. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (value) => {
    const parsed = parse(schema, value);
    if (!parsed) return { error: new InvalidRequest({ body: 'Some of this could not be read.' }) };
    if (!parsed.success) return { error: new InvalidRequest(fieldErrors(parsed.error)) };
    // PostgreSQL cannot store NUL in a text.
    if (holdsNul(parsed.data))
      return { error: new InvalidRequest({ body: 'Remove the unreadable characters.' }) };
    return { value: parsed.data };
  };
};

/** undefined for a value such as `{"length": {"toString": 0}}`, on which zod's length check throws. */
function parse(schema: z.ZodType, value: unknown) {
  try {
    return schema.safeParse(value, { error: sentenceOf });
  } catch {
    return undefined;
  }
}

function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] ??= issue.message;
  }
  return errors;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes('\0') || holdsNul(part));
}

/** Routes that answer alike, and all servers of a process, share one: a schema does not change. */
const compiled = new WeakMap<z.ZodType, (data: unknown) => string>();

/**
 * Serializer of an answer that sends the fields its schema names and nothing else. Compiled on first use: compiling
 * all of them would add about a second to the server's start.
 */
export function answerSerializer(answer: z.ZodType): (data: unknown) => string {
  return (data) => {
    let serialize = compiled.get(answer);
    if (!serialize) {
      serialize = compileSerializer(answer);
      compiled.set(answer, serialize);
    }
    return serialize(data);
  };
}

/** @throws if the schema cannot be serialized */
export function compileSerializer(answer: z.ZodType): (data: unknown) => string {
  return fastJson(
    flattenNullable(z.toJSONSchema(answer, { target: 'draft-7', io: 'output' })) as Parameters<
      typeof fastJson
    >[0],
  );
}

/**
 * `anyOf: [X, null]`, zod's way of saying nullable, would be tried branch by branch with a validator;
 * `nullable` compiles to one comparison.
 */
function flattenNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(flattenNullable);
  if (typeof node !== 'object' || node === null) return node;
  // The names of a record are written as they are; the serialiser cannot read a rule about them.
  const { propertyNames: _names, ...kept } = node as { propertyNames?: unknown };
  const { anyOf, ...rest } = kept as { anyOf?: unknown[] };
  if (anyOf?.length === 2) {
    const some = anyOf.filter((branch) => (branch as { type?: string }).type !== 'null');
    const [only] = some as { type?: string; enum?: unknown[]; oneOf?: unknown[] }[];
    if (some.length === 1 && only?.type !== undefined) {
      // Inside a choice of objects the branches are validated, and there an enum names null as well.
      const values = only.enum && { enum: [...only.enum, null] };
      return flattenNullable({ ...rest, ...only, ...values, nullable: true });
    }
    // A choice of objects has no type of its own that could be nullable.
    if (some.length === 1 && only?.oneOf)
      return { ...rest, anyOf: [...only.oneOf.map(flattenNullable), { type: 'null' }] };
  }
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, flattenNullable(value)]));
}
