import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInPath } from '../src/entries/session';
import { decodeToken } from '../src/session/token';
import { NOW, token } from './support';

describe('session token', () => {
  it('[3.1][3.14][6.1] decodes id, role and expiry, names beyond ASCII too', () => {
    // exp: seconds since epoch (spec 3.1).
    const exp = NOW.getTime() / 1000 + 3600;
    expect(decodeToken(token({ id: 'ü-7', role: 'tutor' }))).toMatchObject({ id: 'ü-7', role: 'tutor', exp });
  });

  it.each([
    '',
    'x',
    'a.b.c',
    'e30.e30.x',
    `e30.${btoa('{"id":"","exp":9}')}.x`,
    `e30.${btoa('null')}.x`,
    'a.%%%.c',
  ])('[5.1] "%s" is no valid token', (broken) => expect(decodeToken(broken)).toBeNull());
});

describe('originating page', () => {
  it.each([
    ['/console/my-courses?filter=all#top', '/console/my-courses?filter=all#top'],
    ['/course/1', '/course/1'],
  ])('[R.6] %s is a path of this site', (given, kept) => expect(safeReturnPath(given)).toBe(kept));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/a\n/b',
    '/.//evil.example',
    '/..//evil.example',
    'console',
    '',
    '/auth/signin?from=/x',
    '/verify/email',
    null,
  ])('[R.6] %j is refused', (given) => expect(safeReturnPath(given)).toBeUndefined());

  it('sign-in gets the originating page', () => {
    expect(signInPath('/console/dashboard?a=1')).toBe('/auth/signin?from=%2Fconsole%2Fdashboard%3Fa%3D1');
    expect(signInPath('//evil.example')).toBe('/auth/signin');
  });
});
