import { pageMessages } from '../messages';

type PageName = keyof typeof pageMessages.defaults;

const AREAS = new Set(['console', 'instructor', 'hub', 'admin']);

/**
 * Names of the paths that are not names themselves, by the start of a path; inside an area without the area, unless the
 * same path has other names elsewhere.
 */
const NAMES = new Map<string, PageName>([
  ['course/unit', 'unit'],
  ['course/unit/lesson', 'lesson'],
  ['course/unit/topic', 'lesson'],
  ['about-us', 'about'],
  ['help-desk', 'helpDesk'],
  ['ai/digital-assistant', 'digitalAssistant'],

  ['my-courses', 'myCourses'],
  ['hubs/invitation', 'invitation'],
  ['messages/new', 'newMessage'],
  ['messages/reports', 'reportedMessages'],
  ['live-classes', 'liveClasses'],
  ['ai-chat', 'aiSupport'],

  ['courses/import', 'importCourse'],
  ['instructor/invitation', 'invitation'],
  ['instructor/users', 'learners'],
  ['instructor/user', 'learner'],

  ['category', 'categories'],
  ['enrollments', 'enrolments'],
  ['enrollment', 'enrolment'],
  ['tickets', 'helpRequests'],
  ['ticket', 'helpRequest'],
  ['audit', 'auditLog'],
]);

const isName = (start: string): start is PageName => Object.hasOwn(pageMessages.defaults, start);

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
    const start = inner.slice(0, length).join('/');
    const name = NAMES.get(start) ?? (isName(start) ? start : undefined);
    if (name) return name;
  }
  return undefined;
}
