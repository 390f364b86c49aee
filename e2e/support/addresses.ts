import type { DemoPerson, DemoSession } from './people.ts';

interface Ids {
  data: { _id: string }[];
}
interface CourseBody {
  data: {
    _id: string;
    title: string;
    units: { _id: string; title: string; lessons: { _id: string; title: string }[] }[];
  };
}

const first = ({ data }: Ids, what: string): string => {
  const id = data[0]?._id;
  if (id === undefined) throw new Error(`The demo content has no ${what}.`);
  return id;
};

/** Every route of spec 2.1–2.56 that this person may open, with objects of the demo content. */
export async function addressesOf(who: DemoPerson, session: DemoSession): Promise<string[]> {
  switch (who) {
    case 'learner':
      return learnerAddresses(session);
    case 'instructor':
      return instructorAddresses(session);
    case 'hub':
      return hubAddresses(session);
    case 'content':
    case 'admin':
      return adminAddresses(session);
  }
}

async function learnerAddresses({ id, read }: DemoSession): Promise<string[]> {
  const enrolled = await read<{ data: { course: { _id: string } }[] }>(`/enrolled/courses/${id}`);
  const course = (await read<CourseBody>(`/course/${enrolled.data[0]?.course._id ?? ''}`)).data;
  const unit = course.units[0];
  const lesson = unit?.lessons[0];
  const hub = first(await read<Ids>('/hubs'), 'hub');
  return [
    '/console/dashboard',
    '/console/settings',
    '/console/profile/edit',
    '/console/hubs',
    `/console/hub/${hub}`,
    '/console/my-courses',
    `/console/course/${course._id}/any-title`,
    `/console/course/unit/${unit?._id}/any-title`,
    `/console/course/unit/lesson/${lesson?._id}/any-title`,
    '/console/messages',
    '/console/ai-chat',
    '/console/quizzes',
    '/console/certificates',
    '/console/certificate/any-course/awards',
    '/console/live-classes',
  ];
}

async function instructorAddresses({ read }: DemoSession): Promise<string[]> {
  const course = first(await read<Ids>('/instructor/courses'), 'course of the instructor');
  const { data } = await read<{ data: { units: { _id: string }[] } }>(`/instructor/course/${course}`);
  const unit = data.units[0]?._id ?? '';
  const topics = await read<{ data: { topics: { _id: string }[] } }>(`/instructor/unit/${unit}`);
  const learners = await read<{ data: { user: { _id: string } }[] }>('/instructor/learners');
  return [
    '/instructor/dashboard',
    '/instructor/courses',
    `/instructor/course/${course}`,
    `/instructor/course/unit/${unit}`,
    `/instructor/course/unit/topic/${topics.data.topics[0]?._id}`,
    '/instructor/users',
    `/instructor/user/${learners.data[0]?.user._id}`,
    '/instructor/messages',
    '/instructor/profile',
    '/instructor/settings',
  ];
}

async function hubAddresses({ read }: DemoSession): Promise<string[]> {
  const member = first(await read<Ids>('/my-hub/members'), 'member of the hub');
  return [
    '/hub/dashboard',
    '/hub/settings',
    '/hub/members',
    `/hub/member/${member}`,
    '/hub/messages',
    '/hub/requests',
    '/hub/profile',
  ];
}

async function adminAddresses({ read }: DemoSession): Promise<string[]> {
  const user = first(await read<Ids>('/admin/users'), 'person');
  const course = first(await read<Ids>('/admin/courses'), 'course');
  const { data } = await read<CourseBody>(`/course/${course}`);
  const enrolment = first(await read<Ids>('/admin/enrolments'), 'enrolment');
  const ticket = first(await read<Ids>('/admin/tickets'), 'help request');
  return [
    '/admin/dashboard',
    '/admin/users',
    `/admin/user/${user}`,
    '/admin/hubs',
    '/admin/messages',
    '/admin/courses',
    `/admin/course/${course}`,
    `/admin/course/unit/${data.units[0]?._id}`,
    `/admin/course/unit/topic/${data.units[0]?.lessons[0]?._id}`,
    '/admin/transactions',
    '/admin/enrollments',
    `/admin/enrollment/${enrolment}`,
    '/admin/certificates',
    '/admin/live-classes',
    '/admin/settings',
    '/admin/category',
    '/admin/tickets',
    `/admin/ticket/${ticket}`,
    '/admin/audit',
  ];
}
