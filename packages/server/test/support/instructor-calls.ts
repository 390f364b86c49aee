import type { SignedIn, TestServer } from './server';

/**
 * Calls below /api/instructor, by default as the tutor.
 * @param context read at each call, because server and tutor are created in `beforeAll`
 */
export function instructorCalls(context: () => { server: TestServer; tutor: SignedIn }) {
  const call = (
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    as?: SignedIn,
    body?: unknown,
  ) => {
    const { server, tutor } = context();
    return server.call(method, `/instructor${path}`, { as: as ?? tutor, body });
  };
  return {
    get: (path: string, as?: SignedIn) => call('GET', path, as),
    put: (path: string, body: unknown, as?: SignedIn) => call('PUT', path, as, body),
    patch: (path: string, body: unknown, as?: SignedIn) => call('PATCH', path, as, body),
    post: (path: string, body?: unknown, as?: SignedIn) => call('POST', path, as, body),
    remove: (path: string, as?: SignedIn) => call('DELETE', path, as),
  };
}
