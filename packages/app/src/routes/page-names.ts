import type { pageMessages } from '../messages';

type PageName = keyof typeof pageMessages.defaults;

const AREAS = new Set(['console', 'instructor', 'hub', 'admin']);

/** Names by the start of a path; inside an area without the area, unless the same path has other names elsewhere. */
const NAMES = new Map<string, PageName>([
  ['courses', 'courses'],
  ['course', 'course'],
  ['course/unit', 'unit'],
  ['course/unit/lesson', 'lesson'],
  ['course/unit/topic', 'lesson'],
  ['search', 'search'],
  ['invitation', 'invitation'],
  ['about-us', 'about'],
  ['accessibility', 'accessibility'],
  ['help-desk', 'helpDesk'],
  ['ai/digital-assistant', 'digitalAssistant'],

  ['dashboard', 'dashboard'],
  ['settings', 'settings'],
  ['profile', 'profile'],
  ['my-courses', 'myCourses'],
  ['hubs', 'hubs'],
  ['hubs/invitation', 'invitation'],
  ['hub', 'hub'],
  ['messages', 'messages'],
  ['messages/new', 'newMessage'],
  ['messages/reports', 'reportedMessages'],
  ['live-classes', 'liveClasses'],
  ['quizzes', 'quizzes'],
  ['certificates', 'certificates'],
  ['certificate', 'certificate'],
  ['ai-chat', 'aiSupport'],

  ['courses/import', 'importCourse'],
  ['instructor/invitation', 'invitation'],
  ['instructor/users', 'learners'],
  ['instructor/user', 'learner'],

  ['members', 'members'],
  ['member', 'member'],
  ['requests', 'requests'],

  ['category', 'categories'],
  ['users', 'users'],
  ['user', 'user'],
  ['transactions', 'transactions'],
  ['enrollments', 'enrolments'],
  ['enrollment', 'enrolment'],
  ['tickets', 'helpRequests'],
  ['ticket', 'helpRequest'],
  ['audit', 'auditLog'],
]);

/**
 * The name of the page at a path, known before its code or its data has loaded.
 * @returns a key of `pageMessages`; undefined for a path without a name of its own
 */
export function pageNameOf(path: string): PageName | undefined {
  const steps = path.split('/').filter((step) => step !== '');
  const inArea = AREAS.has(steps[0] ?? '');
  const own = inArea ? NAMES.get(steps.slice(0, 2).join('/')) : undefined;
  if (own) return own;
  const inner = inArea ? steps.slice(1) : steps;
  for (let length = inner.length; length > 0; length--) {
    const name = NAMES.get(inner.slice(0, length).join('/'));
    if (name) return name;
  }
  return undefined;
}
