import type { Call } from '@digiken/contract';
import { ErrorBody, IDEMPOTENCY_HEADER } from '@digiken/contract';
import { z } from 'zod';
import { VERSION } from '../paths';
import type { Route } from './route';

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
};

const inJson = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** The OpenAPI 3.1 description of every route, from the contract alone. */
export function describeApi(routes: readonly Route[], publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call } of routes) {
    paths[call.path] ??= {};
    Object.assign(paths[call.path] as object, { [call.method.toLowerCase()]: describeCall(call) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Digiken', version: VERSION },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: json(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeCall(call: Call): Record<string, unknown> {
  const { access } = call;
  const secured = access !== 'public';
  return {
    summary: call.summary,
    ...(Array.isArray(access) && { description: `Roles: ${access.join(', ')}.` }),
    ...(secured && { security: access === 'optional' ? [{}, { session: [] }] : [{ session: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(call.body && { requestBody: { required: true, ...inJson(json(call.body, 'input')) } }),
    ...(call.upload && { requestBody: uploadBody(call.upload) }),
    responses: {
      [call.status ?? 200]: { description: 'Success', ...success(call) },
      default: { description: 'Error', ...inJson({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const success = ({ answer, stream }: Call) => {
  const schema = json(answer, 'output');
  return stream ? { content: { 'text/event-stream': { schema } } } : inJson(schema);
};

/** The same key with the same body creates nothing twice. */
const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const uploadBody = (field: string) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [field],
        properties: { [field]: { type: 'string', contentMediaType: 'image/*' } },
      },
    },
  },
});
