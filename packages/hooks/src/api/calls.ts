import type { AnswerOf, BodyInputOf, Call, accounts, learning, platform } from '@digiken/contract';
import type { CatalogueSort, Level } from '@digiken/contract/constants';
import type { ApiClient, ApiRequest } from './client';

type Accounts = typeof accounts;
type Learning = typeof learning;
/** Bodies as a client sends them. */
type Body<C extends Call> = NonNullable<BodyInputOf<C>>;

/** Narrows the catalogue; without any it is exactly the call of product.md §7. */
export interface CatalogueFilters {
  search?: string;
  category?: string;
  level?: Level;
  sort?: CatalogueSort;
}

export type ChoiceInput = Body<Learning['quoteCourse']>['choice'];

const segment = encodeURIComponent;

/**
 * Every call by its contract name, typed by the contract. Answers are trusted in shape only as far as the
 * screens need: fields may be missing or unknown (rulings.md), so readers of lists default them.
 */
export function apiCalls(client: ApiClient) {
  const ask = <C extends Call>(request: ApiRequest) => client.request(request) as Promise<AnswerOf<C>>;
  const user = (id: string, rest = '') => `/user/${segment(id)}${rest}`;
  const course = (id: string, rest = '') => `/course/${segment(id)}${rest}`;
  const lesson = (id: string, rest = '') => `/course/unit/lesson/${segment(id)}${rest}`;

  return {
    signUp: (body: Body<Accounts['signUp']>) =>
      ask<Accounts['signUp']>({ method: 'POST', path: '/auth/signup', body }),
    signIn: (body: Body<Accounts['signIn']>) =>
      ask<Accounts['signIn']>({ method: 'POST', path: '/auth/signin', body }),
    signOut: () => ask<Accounts['signOut']>({ method: 'PUT', path: '/auth/signout/google' }),
    verifyEmail: (body: Body<Accounts['verifyEmail']>) =>
      ask<Accounts['verifyEmail']>({ method: 'POST', path: '/auth/verify-email', body }),
    resendVerification: () =>
      ask<Accounts['resendVerification']>({ method: 'POST', path: '/auth/verify-email/resend' }),
    forgotPassword: (body: Body<Accounts['forgotPassword']>) =>
      ask<Accounts['forgotPassword']>({ method: 'POST', path: '/auth/forgot-password', body }),
    resetPassword: (body: Body<Accounts['resetPassword']>) =>
      ask<Accounts['resetPassword']>({ method: 'POST', path: '/auth/reset-password', body }),

    getUser: (id: string) => ask<Accounts['getUser']>({ method: 'GET', path: user(id) }),
    updateProfile: (id: string, body: Body<Accounts['updateProfile']>) =>
      ask<Accounts['updateProfile']>({ method: 'PATCH', path: user(id), body }),
    uploadAvatar: (id: string, file: File) => {
      const body = new FormData();
      body.append('avatar', file);
      return ask<Accounts['uploadAvatar']>({ method: 'PUT', path: user(id, '/avatar'), body });
    },
    removeAvatar: (id: string) =>
      ask<Accounts['removeAvatar']>({ method: 'DELETE', path: user(id, '/avatar') }),
    changePassword: (id: string, body: Body<Accounts['changePassword']>) =>
      ask<Accounts['changePassword']>({ method: 'PUT', path: user(id, '/password'), body }),
    savePreferences: (id: string, body: Body<Accounts['savePreferences']>) =>
      ask<Accounts['savePreferences']>({ method: 'PUT', path: user(id, '/preferences'), body }),
    listSessions: (id: string) =>
      ask<Accounts['listSessions']>({ method: 'GET', path: user(id, '/sessions') }),
    revokeSession: (id: string, sessionId: string) =>
      ask<Accounts['revokeSession']>({ method: 'DELETE', path: user(id, `/sessions/${segment(sessionId)}`) }),

    listCourses: (filters: CatalogueFilters = {}) =>
      ask<Learning['listCourses']>({
        method: 'GET',
        path: '/courses',
        query: { q: 'published', ...filters },
      }),
    listCategories: () => ask<Learning['listCategories']>({ method: 'GET', path: '/categories' }),
    getCourse: (id: string) => ask<Learning['getCourse']>({ method: 'GET', path: course(id) }),
    getUnit: (id: string) => ask<Learning['getUnit']>({ method: 'GET', path: `/course/unit/${segment(id)}` }),
    getLesson: (id: string, lang?: string) =>
      ask<Learning['getLesson']>({ method: 'GET', path: lesson(id), query: { lang } }),
    saveLessonProgress: (id: string, body: Body<Learning['saveLessonProgress']>) =>
      ask<Learning['saveLessonProgress']>({ method: 'PUT', path: lesson(id, '/progress'), body }),
    quoteCourse: (id: string, choice: ChoiceInput) =>
      ask<Learning['quoteCourse']>({ method: 'POST', path: course(id, '/quote'), body: { choice } }),
    enrol: (id: string, body: Body<Learning['enrol']>) =>
      ask<Learning['enrol']>({ method: 'POST', path: course(id, '/enrol'), body }),
    listEnrolled: (userId: string) =>
      ask<Learning['listEnrolled']>({ method: 'GET', path: `/enrolled/courses/${segment(userId)}` }),
    search: (q: string) => ask<Learning['search']>({ method: 'GET', path: '/search', query: { q } }),

    unreadCount: (userId: string) =>
      ask<(typeof platform)['unreadCount']>({
        method: 'GET',
        path: `/messages/unread/count/${segment(userId)}`,
      }),
    /** The cheapest call: its answer tells the server's time. */
    health: () => ask<(typeof platform)['health']>({ method: 'GET', path: '/health' }),
  };
}

export type ApiCalls = ReturnType<typeof apiCalls>;
