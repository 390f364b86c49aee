import type { authoring } from '@digiken/contract';
import type { CourseState } from '@digiken/contract/constants';
import { type Ask, type Body, segment } from './ask';

type Authoring = typeof authoring;

/** Narrows the list of one's own courses. */
export interface OwnCoursePage {
  cursor?: string;
  search?: string;
  state?: CourseState;
}

/** Narrows the list of one's learners; `course` is an id. */
export interface LearnerPage {
  cursor?: string;
  search?: string;
  course?: string;
  needsHelp?: 'yes';
}

export const coursePath = (id: string, rest = '') => `/instructor/course/${segment(id)}${rest}`;
export const topicPath = (id: string, rest = '') => `/instructor/topic/${segment(id)}${rest}`;
export const captionsPath = (topicId: string, language: string) =>
  topicPath(topicId, `/captions/${segment(language)}`);
const unitPath = (id: string, rest = '') => `/instructor/unit/${segment(id)}${rest}`;

/** Writing courses, except for uploads, which {@link sendFile} carries. */
export function authoringCalls(ask: Ask) {
  return {
    instructorDashboard: () =>
      ask<Authoring['instructorDashboard']>({ method: 'GET', path: '/instructor/dashboard' }),

    listOwnCourses: (page: OwnCoursePage) =>
      ask<Authoring['listOwnCourses']>({ method: 'GET', path: '/instructor/courses', query: { ...page } }),
    createCourse: (title: string) =>
      ask<Authoring['createCourse']>({ method: 'POST', path: '/instructor/courses', body: { title } }),
    getAuthoredCourse: (id: string) =>
      ask<Authoring['getAuthoredCourse']>({ method: 'GET', path: coursePath(id) }),
    updateCourse: (id: string, body: Body<Authoring['updateCourse']>) =>
      ask<Authoring['updateCourse']>({ method: 'PUT', path: coursePath(id), body }),
    removeCourse: (id: string) => ask<Authoring['removeCourse']>({ method: 'DELETE', path: coursePath(id) }),
    submitCourse: (id: string) =>
      ask<Authoring['submitCourse']>({ method: 'POST', path: coursePath(id, '/submit') }),
    withdrawCourse: (id: string) =>
      ask<Authoring['withdrawCourse']>({ method: 'POST', path: coursePath(id, '/withdraw') }),

    createUnit: (courseId: string, title: string) =>
      ask<Authoring['createUnit']>({ method: 'POST', path: coursePath(courseId, '/units'), body: { title } }),
    orderUnits: (courseId: string, ids: string[]) =>
      ask<Authoring['orderUnits']>({
        method: 'PUT',
        path: coursePath(courseId, '/units/order'),
        body: { ids },
      }),
    getAuthoredUnit: (id: string) => ask<Authoring['getAuthoredUnit']>({ method: 'GET', path: unitPath(id) }),
    updateUnit: (id: string, body: Body<Authoring['updateUnit']>) =>
      ask<Authoring['updateUnit']>({ method: 'PUT', path: unitPath(id), body }),
    removeUnit: (id: string) => ask<Authoring['removeUnit']>({ method: 'DELETE', path: unitPath(id) }),

    createTopic: (unitId: string, title: string) =>
      ask<Authoring['createTopic']>({ method: 'POST', path: unitPath(unitId, '/topics'), body: { title } }),
    orderTopics: (unitId: string, ids: string[]) =>
      ask<Authoring['orderTopics']>({
        method: 'PUT',
        path: unitPath(unitId, '/topics/order'),
        body: { ids },
      }),
    getAuthoredTopic: (id: string, lang?: string) =>
      ask<Authoring['getAuthoredTopic']>({ method: 'GET', path: topicPath(id), query: { lang } }),
    saveTopic: (id: string, body: Body<Authoring['saveTopic']>) =>
      ask<Authoring['saveTopic']>({ method: 'PUT', path: topicPath(id), body }),
    saveTopicDraft: (id: string, body: Body<Authoring['saveTopicDraft']>) =>
      ask<Authoring['saveTopicDraft']>({ method: 'PUT', path: topicPath(id, '/draft'), body }),
    discardTopicDraft: (id: string, lang?: string) =>
      ask<Authoring['discardTopicDraft']>({
        method: 'DELETE',
        path: topicPath(id, '/draft'),
        query: { lang },
      }),
    removeTopic: (id: string) => ask<Authoring['removeTopic']>({ method: 'DELETE', path: topicPath(id) }),
    previewMarkdown: (markdown: string) =>
      ask<Authoring['previewMarkdown']>({ method: 'POST', path: '/instructor/preview', body: { markdown } }),

    removeTopicVideo: (id: string) =>
      ask<Authoring['removeTopicVideo']>({ method: 'DELETE', path: topicPath(id, '/video') }),
    removeTopicCaptions: (id: string, language: string) =>
      ask<Authoring['removeTopicCaptions']>({ method: 'DELETE', path: captionsPath(id, language) }),
    saveTopicTranscript: (id: string, transcript: string) =>
      ask<Authoring['saveTopicTranscript']>({
        method: 'PUT',
        path: topicPath(id, '/transcript'),
        body: { transcript },
      }),

    getImport: (id: string) =>
      ask<Authoring['getImport']>({ method: 'GET', path: `/instructor/import/${segment(id)}` }),
    listImports: (cursor?: string) =>
      ask<Authoring['listImports']>({ method: 'GET', path: '/instructor/imports', query: { cursor } }),

    listLearners: (page: LearnerPage) =>
      ask<Authoring['listLearners']>({ method: 'GET', path: '/instructor/learners', query: { ...page } }),
    getLearner: (id: string) =>
      ask<Authoring['getLearner']>({ method: 'GET', path: `/instructor/learner/${segment(id)}` }),
  };
}

export type AuthoringCalls = ReturnType<typeof authoringCalls>;
