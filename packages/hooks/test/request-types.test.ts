import { accountRoutes } from '@digiken/contract/routes/accounts';
import { authoringRoutes } from '@digiken/contract/routes/authoring';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { messageRoutes } from '@digiken/contract/routes/messages';
import { platformRoutes } from '@digiken/contract/routes/platform';
import type { CourseDetail } from '@digiken/contract';
import { expect, expectTypeOf, test } from 'vitest';
import { createApiClient } from '../src/api/client';
import { addressOf, type SendRequest } from '../src/api/request';
import { network } from './support';

/**
 * tsc checks these calls: `npm run typecheck` fails when one of them is accepted that must not be, because an
 * unused `@ts-expect-error` is an error.
 */
export const rejectedByTheCompiler = (request: SendRequest) => [
  // @ts-expect-error a path that the contract does not have
  request({ method: 'GET', path: '/course', access: 'public' }),
  // @ts-expect-error a method that the contract does not have for this path
  request({ method: 'DELETE', path: '/course/{id}', access: 'optional' }, { params: { id: 'c1' } }),
  // @ts-expect-error no parameters
  request(learningRoutes.getCourse),
  // @ts-expect-error another parameter
  request(learningRoutes.getCourse, { params: { courseId: 'c1' } }),
  // @ts-expect-error a parameter of another type
  request(learningRoutes.getCourse, { params: { id: 1 } }),
  // @ts-expect-error the required query is missing
  request(learningRoutes.listCourses),
  // @ts-expect-error a query that the call does not have
  request(learningRoutes.listCourses, { query: { q: 'published', colour: 'red' } }),
  // @ts-expect-error a value that the query does not allow
  request(learningRoutes.listCourses, { query: { q: 'published', sort: 'oldest' } }),
  // @ts-expect-error a query for a call without one
  request(learningRoutes.listCategories, { query: { search: 'soil' } }),
  // @ts-expect-error the body is missing
  request(messageRoutes.sendMessage, { params: { id: 't1' } }),
  // @ts-expect-error another field in the body
  request(messageRoutes.sendMessage, { params: { id: 't1' }, body: { text: 'Habari' } }),
  // @ts-expect-error a body for a call without one
  request(messageRoutes.markThreadRead, { params: { id: 't1' }, body: {} }),
  // @ts-expect-error a file for a call without an upload
  request(accountRoutes.removeAvatar, { params: { id: 'u1' }, file: new Blob() }),
  // @ts-expect-error the file is missing
  request(authoringRoutes.startImport),
];

test('architecture: an answer has the type of its call', () => {
  const request = null as unknown as SendRequest;
  const course = () => request(learningRoutes.getCourse, { params: { id: 'c1' } });
  expectTypeOf(course).returns.resolves.toEqualTypeOf<{ data: CourseDetail }>();
  const count = () => request(platformRoutes.unreadCount, { params: { userId: 'u1' } });
  expectTypeOf(count).returns.resolves.toEqualTypeOf<{ count: number }>();
});

test('architecture: method, path, query and body of a request come from the route table', async () => {
  const { seen } = network({
    'POST /api/course/a%2Fb/quote': { body: { data: {} } },
    'GET /api/courses': { body: { data: [] } },
  });
  const { request } = createApiClient();
  await request(learningRoutes.quoteCourse, { params: { id: 'a/b' }, body: { choice: { whole: true } } });
  await request(learningRoutes.listCourses, { query: { q: 'published', search: '', size: 20 } });
  expect(seen.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/course/a%2Fb/quote', body: { choice: { whole: true } } },
    { method: 'GET', path: '/api/courses?q=published&size=20', body: undefined },
  ]);
});

test('architecture: every parameter of a path is replaced', () => {
  const params = { topicId: 't 1', language: 'sw-KE' };
  expect(addressOf(authoringRoutes.removeTopicCaptions, { params })).toBe(
    '/instructor/topic/t%201/captions/sw-KE',
  );
});
