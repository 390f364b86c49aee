import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { baseCatalog, criteriaOf, deriveCatalog } from './catalog.ts';
import { folder, input, story } from './fixtures.ts';
import { digestProduct, failedOnPages, productAdherence } from './product.ts';
import { reportFiles } from './report.ts';
import { productRoutes, type Route, routeOf } from './routes.ts';
import { openAcrErrors } from './validate.ts';

const ROUTES: readonly Route[] = [
  { role: 'everyone', pattern: '/' },
  { role: 'everyone', pattern: '/course/:id' },
  { role: 'learner', pattern: '/console/hub/:id' },
  { role: 'learner', pattern: '/console/hub/new' },
  { role: 'learner', pattern: '/console/course/:id/:title?' },
  { role: 'everyone', pattern: '*' },
];
const line = (path: string, passes: string[], violations: string[] = []) =>
  JSON.stringify({ path, passes, violations });
const digestOf = (...lines: string[]) => digestProduct(`${lines.join('\n')}\n`, ROUTES, '2026-11-23');
const good = () => digestOf(line('/', ['image-alt', 'document-title']), line('/course/c1', ['image-alt']));

const criteria = criteriaOf(deriveCatalog(baseCatalog()));
const criterion = (num: string) => {
  const found = criteria.find((one) => one.num === num);
  if (!found) throw new Error(`WCAG has no ${num}.`);
  return found;
};
const library = input([folder('actions/chip')], [story('actions/chip')]);
const answerTo = (num: string, product: ReturnType<typeof digestOf>) =>
  productAdherence(criterion(num), product, library.evidence, library.components);

test('a path belongs to the route with the fewest parameters, an unknown one to the page for these', () => {
  const pattern = (path: string) => routeOf(path, ROUTES).pattern;
  expect(pattern('/')).toBe('/');
  expect(pattern('/course/c1')).toBe('/course/:id');
  expect(pattern('/console/hub/new')).toBe('/console/hub/new');
  expect(pattern('/console/hub/7')).toBe('/console/hub/:id');
  expect(pattern('/console/course/7')).toBe('/console/course/:id/:title?');
  expect(pattern('/console/course/7/books')).toBe('/console/course/:id/:title?');
  expect(pattern('/nowhere/at/all')).toBe('*');
});

test('the routes are read from the tables of the app, for each role', () => {
  const routes = productRoutes();
  expect(new Set(routes.map(({ role }) => role))).toEqual(
    new Set(['everyone', 'learner', 'instructor', 'hub', 'admin']),
  );
  const patterns = routes.map(({ pattern }) => pattern);
  for (const known of ['/courses', '/console/my-courses', '/admin/users', '/instructor/course/:id']) {
    expect(patterns).toContain(known);
  }
  expect(routeOf('/console/course/unit/7/hives', routes).pattern).toBe(
    '/console/course/unit/:unitId/:title?',
  );
  expect(routeOf('/admin/messages/new', routes)).toEqual({ role: 'admin', pattern: '/admin/messages/new' });
});

test('states of a route are digested together; a failed rule outweighs passed ones of its criterion', () => {
  const { routes, unopened } = digestOf(
    line('/course/c1', ['image-alt', 'button-name']),
    line('/course/c2', ['image-alt'], ['svg-img-alt']),
  );
  expect(routes).toEqual([
    {
      role: 'everyone',
      pattern: '/course/:id',
      passed: ['4.1.2'],
      failed: { '1.1.1': ['svg-img-alt'] },
    },
  ]);
  expect(unopened).toContainEqual({ role: 'learner', pattern: '/console/hub/:id' });
});

test('the digest is the same in any order', () => {
  const lines = [line('/', ['image-alt', 'document-title']), line('/course/c1', ['image-alt'])];
  expect(digestOf(...lines.toReversed())).toEqual(digestOf(...lines));
});

test('a damaged line is refused', () => {
  expect(() => digestOf('{"path": "/"')).toThrow(SyntaxError);
});

const named = input(
  [folder('actions/chip', { wcag: ['4.1.2'] })],
  [story('actions/chip', { tags: ['wcag:4.1.2'] })],
);
const namesOf = (product: ReturnType<typeof digestOf>) =>
  productAdherence(criterion('4.1.2'), product, named.evidence, named.components);

test('the answer of the product is the one of its components, unless a route failed', () => {
  expect(namesOf(digestOf(line('/', ['button-name']), line('/course/c1', ['label'])))).toMatchObject({
    level: 'supports',
    notes: expect.stringContaining('axe-core passed on 2 of 2 routes') as string,
  });
  expect(answerTo('2.1.1', good())).toMatchObject({ level: 'not-evaluated' });
  const one = digestOf(line('/', ['button-name']), line('/course/c1', [], ['button-name']));
  expect(namesOf(one)).toMatchObject({
    level: 'partially-supports',
    notes: expect.stringContaining('Failed: /course/:id of everyone (button-name).') as string,
  });
  expect(namesOf(digestOf(line('/', [], ['button-name']))).level).toBe('does-not-support');
});

test('[16.40] a lack of the product makes its answer "partially supports"; a rule that finds one mistake proves nothing', () => {
  expect(answerTo('1.1.1', good())).toMatchObject({
    level: 'partially-supports',
    notes: expect.stringContaining('Missing: Some pictures in imported courses') as string,
  });
  expect(answerTo('3.1.2', digestOf(line('/', ['valid-lang']))).notes).toContain(
    'no rule of axe-core shows that it is met',
  );
});

test('[16.42] a failure on a page is refused: the test of that page failed too, or planted it', () => {
  expect(failedOnPages(good())).toEqual([]);
  expect(failedOnPages(digestOf(line('/', ['label']), line('/', [], ['label', 'region'])))).toEqual([
    '/ of everyone fails 4.1.2 (label): repair it, or take out a fault that a test planted.',
  ]);
});

test('the product has the same forms of report as the libraries, valid and only with evidence', async () => {
  expect(Object.keys(reportFiles(library)).filter((name) => name.startsWith('product'))).toEqual([]);
  const files = reportFiles({ ...library, product: good() });
  const catalog: unknown = parse(files['catalog-wcag-2.2.yaml'] ?? '');
  expect(await openAcrErrors(files['product-openacr.yaml'] ?? '', catalog)).toEqual([]);
  const html = files['product.html'] ?? '';
  expect(html).toContain('<h2>Routes of everyone</h2>');
  expect(html).toContain('accessibility@digiken.example');
  expect(html).toContain('Table 3: functional performance');
  expect(html).toContain('/console/hub/:id of learner');
});
