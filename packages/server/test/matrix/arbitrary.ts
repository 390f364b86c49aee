import type { Call } from '@digiken/contract';
import fc from 'fast-check';
import { z } from 'zod';

interface Node {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  /** Of a discriminated union. */
  oneOf?: Node[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** Texts that people, attackers and broken clients send. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  "' or '1'='1",
  'a:* & !b | (c',
  '__proto__',
  '-1',
  '1e309',
  '9'.repeat(400),
  'ñ'.repeat(300),
  '👩🏾‍🌾',
];

/**
 * Values for a schema of the contract, mostly valid, with ids of existing objects.
 * @param ids of the world's things, so that a valid request finds something
 */
function arbitraryOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  return ofNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, ids, '');
}

function ofNode(node: Node, ids: readonly string[], name: string): fc.Arbitrary<unknown> {
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const branches = node.anyOf ?? node.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => ofNode(branch, ids, name)));
  switch (node.type) {
    case 'object': {
      const properties = Object.entries(node.properties ?? {});
      return fc.record(Object.fromEntries(properties.map(([key, child]) => [key, ofNode(child, ids, key)])), {
        requiredKeys: node.required ?? [],
      });
    }
    case 'array':
      return fc.array(ofNode(node.items ?? {}, ids, name), {
        minLength: node.minItems ?? 0,
        maxLength: Math.min(node.maxItems ?? 4, Math.max(node.minItems ?? 0, 4)),
      });
    case 'string':
      return textOf(node, ids, name);
    case 'integer':
    case 'number': {
      const min = node.minimum ?? (node.exclusiveMinimum ?? -1000) + 1;
      const max = node.maximum ?? 1_000_000;
      return node.type === 'integer'
        ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
        : fc.double({ min, max, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function textOf(node: Node, ids: readonly string[], name: string): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200 } = node;
  if (name === 'email' || name === 'contact' || name === 'emails' || name === 'supportEmail') {
    return fc.emailAddress().map((email) => email.slice(-200));
  }
  if (/(^id|Id|ids|Ids|to)$/.test(name)) {
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  }
  if (name === 'language' || name === 'lang') return fc.constantFrom('en', 'sw', 'fr', 'sw-KE');
  const top = Math.min(maxLength, 80);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({ unit: 'grapheme', minLength: Math.min(minLength + 1, top), maxLength: top }),
    },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 5 }).map((text) => text.slice(0, top)) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY) },
  );
}

export interface Case {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** JSON text, which does not have to be an object. */
  body: string | undefined;
}

/** Requests of a call. About two thirds are valid. */
export function requestOf(call: Call, ids: readonly string[]): fc.Arbitrary<Case> {
  const part = (schema: z.ZodType | undefined) =>
    schema ? (arbitraryOf(schema, ids) as fc.Arbitrary<Record<string, never>>) : fc.constant({});
  const any = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 300 }));
  const body = call.body && arbitraryOf(call.body, ids).map((value) => JSON.stringify(value));
  const fitting = fc.record({
    params: part(call.params),
    query: part(call.query),
    body: body ?? fc.constant(undefined),
  });
  const broken = fc.record({
    params: fc.oneof(
      part(call.params),
      part(call.params).chain((params) =>
        any.map((text) => Object.fromEntries(Object.keys(params).map((key) => [key, text]))),
      ),
    ),
    query: fc.oneof(part(call.query), fc.dictionary(fc.string({ maxLength: 10 }), any, { maxKeys: 3 })),
    body: call.body
      ? fc.oneof(
          fc.jsonValue().map((value) => JSON.stringify(value)),
          any,
          mutated(call.body, ids, any),
        )
      : fc.oneof(fc.constant(undefined), any),
  });
  return fc.oneof({ weight: 2, arbitrary: fitting }, { weight: 1, arbitrary: broken });
}

/** A valid body with one field replaced by an arbitrary value. */
function mutated(schema: z.ZodType, ids: readonly string[], any: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(arbitraryOf(schema, ids), fc.oneof(any, fc.jsonValue()), fc.nat())
    .map(([body, value, at]) => {
      if (typeof body !== 'object' || body === null) return JSON.stringify(value);
      const keys = Object.keys(body);
      const key = keys[at % Math.max(1, keys.length)];
      return JSON.stringify(key === undefined ? body : { ...body, [key]: value });
    });
}
