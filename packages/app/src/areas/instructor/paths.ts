/** Addresses of the instructors' area (spec 2.44-2.50). */
export const paths = {
  courses: '/instructor/courses',
  newCourse: '/instructor/courses?new=yes',
  import: '/instructor/courses/import',
  importJob: (id: string) => `/instructor/courses/import?job=${id}`,
  course: (id: string) => `/instructor/course/${id}`,
  banks: (courseId: string) => `/instructor/course/${courseId}/banks`,
  /** A tab of its editor; the curriculum has the address of the course. */
  courseTab: (id: string, tab: string) =>
    `/instructor/course/${id}${tab === 'curriculum' ? '' : `?tab=${tab}`}`,
  unit: (id: string) => `/instructor/course/unit/${id}`,
  topic: (id: string) => `/instructor/course/unit/topic/${id}`,
  activityResults: (topicId: string) => `/instructor/course/unit/topic/${topicId}/results`,
  quiz: (id: string) => `/instructor/quiz/${id}`,
  results: (id: string) => `/instructor/quiz/${id}/results`,
  regrade: (id: string, slotId: string) => `/instructor/quiz/${id}/regrade/${slotId}`,
  arrangements: (id: string) => `/instructor/quiz/${id}/times`,
  marking: '/instructor/marking',
  mark: (attemptId: string) => `/instructor/marking/${attemptId}`,
  earnings: '/instructor/earnings',
  learners: '/instructor/users',
  needHelp: '/instructor/users?needsHelp=yes',
  learner: (id: string) => `/instructor/user/${id}`,
  write: '/instructor/messages/new',
  messageAbout: (id: string, courseId: string) => `/instructor/user/${id}/message/${courseId}`,
  discussions: '/instructor/discussions',
  writeTo: (id: string) => `/instructor/messages/new?to=${id}`,
} as const;
