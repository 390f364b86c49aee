import { PEOPLE, scaleEmail, scaleId } from './scale-data';

export type Who = keyof typeof PEOPLE | 'visitor';

/** The call of a list screen, without its cursor. */
export interface List {
  /** Path of the contract. */
  path: string;
  as: Who;
  /** Below /api, with parameters and filters. */
  url: string;
  /** Maximum rows of big tables per response, if higher than {@link MOST_ROWS}. */
  mostRows?: number;
  /** How many times as long it may take with a hundred times as many courses, if other than {@link MOST_GROWTH}. */
  mostGrowth?: number;
  /** Maximum milliseconds per response at full size, if higher than {@link MOST_MS}. */
  mostMs?: number;
}

export const MOST_MS = 500;

/** How many times as long a response may take with a hundred times as many courses. */
export const MOST_GROWTH = 3;

/** Maximum rows of big tables that a page of 20 may read, including joins and counts. */
export const MOST_ROWS = 2_500;

export { scaleEmail };

const list = (as: Who, path: string, params: Record<string, string> = {}, ...queries: string[]): List[] =>
  ['', ...queries].map((query) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const url = query === '' ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${query}`;
    return { path: path.split('?', 1)[0] ?? path, as, url };
  });

const course = scaleId('course', 1);
const learner = scaleId('person', PEOPLE.learner);

/** Every list that grows with the site, each with its filters. */
export const LISTS: readonly List[] = [
  ...list(
    'visitor',
    '/courses?q=published&size=20',
    {},
    ...['sort=title', 'sort=price-low', 'sort=price-high', `category=${scaleId('category', 1)}`],
    ...['level=beginner', 'search=battery'],
  ),
  ...list('learner', '/enrolled/courses/{userId}', { userId: learner }, 'size=20'),
  ...list('learner', '/messages/threads', {}, 'folder=archived', 'search=battery'),
  ...list('learner', '/messages/thread/{id}', { id: scaleId('thread', 1) }),
  // All quizzes of the learner's units, to sort them by closing time and place.
  ...list('learner', '/quizzes', {}, 'progress=due', 'progress=done').map((row) => ({
    ...row,
    mostRows: 5_000,
  })),
  ...list('visitor', '/course/{id}/reviews', { id: course }),
  ...list('learner', '/course/unit/lesson/{lessonId}/notes', { lessonId: scaleId('lesson', 9) }),
  ...list('learner', '/notes', {}, `course=${course}`, 'kind=note', 'search=battery'),
  ...list(
    'learner',
    '/course/unit/lesson/{lessonId}/discussions',
    { lessonId: scaleId('lesson', 9) },
    ...['sort=helpful', 'filter=unanswered', 'filter=mine', 'search=battery'],
  ),
  ...list('learner', '/discussion/{id}', { id: scaleId('question', 1) }),
  // All questions about the instructor's courses, to sort them by what waits for an answer and to count that.
  ...list('tutor', '/instructor/discussions', {}, 'filter=unanswered', 'search=battery').map((row) => ({
    ...row,
    mostRows: 10_000,
  })),
  ...list('admin', '/admin/discussion-reports', {}, 'state=open'),
  ...list('learner', '/hubs', {}, 'search=battery'),
  ...list('learner', '/hub/{id}/members', { id: scaleId('hub', 1) }),
  ...list('tutor', '/instructor/courses', {}, 'state=draft', 'search=battery'),
  ...list('tutor', '/instructor/learners', {}, `course=${course}`, 'needsHelp=yes'),
  // All users of that name, to sort their enrolments by date.
  ...list('tutor', '/instructor/learners?search=battery').map((row) => ({
    ...row,
    mostRows: 8_000,
    mostGrowth: 20,
  })),
  ...list('admin', '/instructor/topic/{topicId}/versions', { topicId: scaleId('lesson', 9) }),
  ...list('tutor', '/instructor/imports'),
  ...list('tutor', '/instructor/marking'),
  ...list('tutor', '/instructor/quiz/{id}/results', { id: scaleId('quiz', 1) }),
  ...list(
    'tutor',
    '/instructor/topic/{topicId}/activity-results',
    { topicId: scaleId('lesson', 1) },
    'search=battery',
  ),
  ...list('tutor', '/instructor/quiz/{id}/overrides', { id: scaleId('quiz', 1) }),
  // All matching questions of a bank are counted, and a bank has 1,000 at most.
  ...list(
    'tutor',
    '/instructor/bank/{id}/questions',
    { id: scaleId('bank', 1) },
    ...['tag=soil', 'type=single', 'search=battery'],
  ).map((row) => ({ ...row, mostRows: 8_000 })),
  ...list('hub', '/my-hub/members'),
  // By name, or along the hub's members until the page is full, depending on the statistics.
  ...list('hub', '/my-hub/members?search=battery').map((row) => ({
    ...row,
    mostRows: 8_000,
    mostGrowth: 20,
  })),
  ...list('hub', '/my-hub/requests', {}, 'state=requested'),
  ...list('hub', '/my-hub/invitations'),
  ...list('hub', '/my-hub/invitation-check/{id}/lines', { id: scaleId('check', 1) }, 'state=ready'),
  ...list('hub', '/my-hub/personal-invitations', {}, 'state=sent'),
  // Read and recipients of the page's announcements are counted.
  ...list('hub', '/my-hub/announcements'),
  // Totals are counted over all members of the page's assignments, and progress is renewed where somebody studied.
  ...list('hub', '/my-hub/assignments', {}, 'state=active').map((row) => ({
    ...row,
    mostRows: 200_000,
    mostGrowth: 100,
  })),
  // The first page looks for members who studied since the last look.
  ...list(
    'hub',
    '/my-hub/assignment/{id}/members',
    { id: scaleId('assignment', 1) },
    ...['sort=progress', 'sort=last-active', 'state=late'],
  ).map((row) => ({ ...row, mostRows: 60_000, mostMs: 1_500, mostGrowth: 100 })),
  ...list('admin', '/admin/users', {}, 'role=tutor', 'status=deactivated', 'search=battery'),
  ...list('admin', '/admin/courses', {}, 'state=review', 'state=published', 'search=battery'),
  ...list(
    'admin',
    '/admin/enrolments',
    {},
    ...['state=cancelled', `course=${course}`, `user=${learner}`, 'search=battery'],
  ),
  ...list('admin', '/admin/tickets', {}, 'state=open', 'kind=barrier'),
  ...list('admin', '/admin/message-reports', {}, 'state=open'),
  ...list('learner', '/receipts'),
  ...list('learner', '/gifts'),
  ...list('learner', '/certificates'),
  ...list('admin', '/admin/lti/platforms'),
  ...list('admin', '/admin/certificates', {}, 'state=revoked', 'search=battery'),
  ...list('hub', '/my-hub/seats'),
  ...list('hub', '/my-hub/seats/{id}/claims', { id: scaleId('pool', 1) }),
  ...list('admin', '/coupons'),
  ...list('tutor', '/instructor/earnings'),
  ...list('admin', '/admin/payouts', {}, 'month=2026-10', 'state=due'),
  ...list('admin', '/admin/orders', {}, 'state=paid', 'provider=mpesa'),
  ...list('admin', '/admin/payments/held'),
  ...list('admin', '/admin/refunds', {}, 'state=rejected'),
  ...list('admin', '/admin/review-reports', {}, 'state=open'),
  ...list('admin', '/admin/audit', {}, 'kind=person', `actor=${scaleId('person', PEOPLE.admin)}`),
  ...list('admin', '/admin/corrections'),
  ...list('admin', '/admin/hubs', {}, 'search=battery'),
  ...list('learner', '/notifications', {}, 'state=unread'),
  ...list('learner', '/tutor/conversations'),
  ...list('admin', '/admin/tutor/conversations', {}, 'state=open'),
  ...list('learner', '/live/classes?when=upcoming'),
  ...list('hub', '/my-hub/live-classes?when=upcoming'),
  ...list('admin', '/admin/live-classes?when=upcoming'),
];

/** Short lists and polled calls: one page each, independent of the size of the site. */
export const UNPAGED: readonly List[] = [
  ...list('visitor', '/categories'),
  ...list('visitor', '/courses?q=published', {}, 'size=6&lowestPrice=true', 'size=1&facets=true'),
  ...list('learner', '/enrolled/courses/{userId}?size=4&lead=true', { userId: learner }),
  ...list('learner', '/learning/next', {}, `course=${course}`),
  // At most 100 matches are ranked, and 1,000 courses compared where no index helps.
  ...list('visitor', '/search?q=battery').map((row) => ({ ...row, mostRows: 8_000 })),
  ...list('learner', '/search?q=battery').map((row) => ({ ...row, mostRows: 25_000 })),
  ...list('learner', '/certificates/progress'),
  ...list('learner', '/messages/unread/count/{userId}', { userId: learner }),
  // 25 candidates, each compared with the caller's courses.
  ...list('learner', '/messages/recipients', {}, 'search=battery').map((row) => ({
    ...row,
    mostRows: 8_000,
  })),
  ...list('learner', '/messages/blocked'),
  ...list('learner', '/hubs/mine'),
  ...list('learner', '/assigned-courses'),
  ...list('learner', '/user/{id}/sessions', { id: learner }),
  ...list('admin', '/notify-admin'),
  ...list('admin', '/admin/user/{id}/sessions', { id: learner }),
];

/** Figures of consoles, and a lesson. Stored figures are counted by the first request. */
export const DASHBOARDS: readonly List[] = [
  ...list('tutor', '/instructor/dashboard').map((row) => ({ ...row, mostGrowth: 2 })),
  ...list('hub', '/my-hub/dashboard'),
  ...list('admin', '/admin/dashboard'),
  ...list('learner', '/course/unit/lesson/{lessonId}', { lessonId: scaleId('lesson', 9) }),
  ...list('visitor', '/course/{id}', { id: course }),
];
