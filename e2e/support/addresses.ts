import type { DemoPerson, DemoSession } from './people.ts';

interface Items {
  data: { _id: string; name?: string; title?: string }[];
}
interface CourseBody {
  data: {
    _id: string;
    title: string;
    units: { _id: string; title: string; lessons: { _id: string; title: string }[] }[];
  };
}

/** A path, and the name of its page: the start of the document's title. */
export type NamedPath = readonly [path: string, name: string];

function first({ data }: Items, what: string): { id: string; name: string } {
  const [item] = data;
  if (!item) throw new Error(`The demo content has no ${what}.`);
  return { id: item._id, name: item.name ?? item.title ?? '' };
}

/** Every route of spec 2.13–2.56 that this person may open, with objects of the demo content. */
export async function addressesOf(who: DemoPerson, session: DemoSession): Promise<NamedPath[]> {
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

async function learnerAddresses({ id, read }: DemoSession): Promise<NamedPath[]> {
  const enrolled = await read<{ data: { course: { _id: string } }[] }>(`/enrolled/courses/${id}`);
  const course = (await read<CourseBody>(`/course/${enrolled.data[0]?.course._id ?? ''}`)).data;
  const unit = course.units[0];
  const lesson = unit?.lessons[0];
  const hub = first(await read<Items>('/hubs'), 'hub');
  return [
    ['/console/dashboard', 'Dashboard'],
    ['/console/settings', 'Settings'],
    // Each tab.
    ...['account-data', 'notifications', 'devices'].map(
      (part): NamedPath => [`/console/settings#${part}`, 'Settings'],
    ),
    ['/console/profile/edit', 'Edit profile'],
    ['/console/hubs', 'Hubs'],
    [`/console/hub/${hub.id}`, `Hub: ${hub.name}`],
    ['/console/my-courses', 'My courses'],
    ['/console/my-courses/notes', 'Notes and bookmarks'],
    ['/console/downloads', 'My downloads'],
    [`/console/course/${course._id}/any-title`, course.title],
    [`/console/course/unit/${unit?._id}/any-title`, unit?.title ?? ''],
    [`/console/course/unit/lesson/${lesson?._id}/any-title`, lesson?.title ?? ''],
    ['/console/receipts', 'Receipts'],
    ['/console/gifts', 'Gifts'],
    ['/console/gift', 'A gift for you'],
    [`/console/give/${course._id}`, 'Give a course'],
    ['/console/messages', 'Messages'],
    ['/console/ai-chat', 'Support'],
    ['/console/quizzes', 'Quizzes'],
    ['/console/certificates', 'Certificates'],
    ['/console/live-classes', 'Live classes'],
  ];
}

async function instructorAddresses({ read }: DemoSession): Promise<NamedPath[]> {
  const course = first(await read<Items>('/instructor/courses'), 'course of the instructor');
  const { data } = await read<{ data: { units: Items['data'] } }>(`/instructor/course/${course.id}`);
  const unit = first({ data: data.units }, 'unit of that course');
  const topics = await read<{ data: { topics: Items['data'] } }>(`/instructor/unit/${unit.id}`);
  const topic = first({ data: topics.data.topics }, 'lesson of that unit');
  const learners = await read<{ data: { user: Items['data'][number] }[] }>('/instructor/learners');
  const learner = first({ data: learners.data.map(({ user }) => user) }, 'learner of the instructor');
  return [
    ['/instructor/dashboard', 'Dashboard'],
    ['/instructor/courses', 'My courses'],
    [`/instructor/course/${course.id}`, `Course: ${course.name}`],
    [`/instructor/course/unit/${unit.id}`, `Unit: ${unit.name}`],
    [`/instructor/course/unit/topic/${topic.id}`, `Lesson: ${topic.name}`],
    ['/instructor/users', 'My learners'],
    ['/instructor/earnings', 'Earnings'],
    ['/instructor/marking', 'Marking'],
    [`/instructor/user/${learner.id}`, `Learner: ${learner.name}`],
    ['/instructor/messages', 'Messages'],
    ['/instructor/profile', 'Edit profile'],
    ['/instructor/settings', 'Settings'],
    ['/instructor/settings#devices', 'Settings'],
  ];
}

async function hubAddresses({ read }: DemoSession): Promise<NamedPath[]> {
  const member = first(await read<Items>('/my-hub/members'), 'member of the hub');
  const { data } = await read<{ data: { _id: string; course: Items['data'][number] }[] }>(
    '/my-hub/assignments',
  );
  const assignment = first(
    { data: data.map(({ _id, course }) => ({ _id, name: course.name })) },
    'assignment of the hub',
  );
  return [
    ['/hub/dashboard', 'Dashboard'],
    ['/hub/settings', 'Hub settings'],
    ['/hub/members', 'Members'],
    [`/hub/member/${member.id}`, `Member: ${member.name}`],
    [`/hub/assignments/${assignment.id}`, `Assignment: ${assignment.name}`],
    [`/hub/assignments/${assignment.id}/change`, `Change the assignment “${assignment.name}”`],
    ['/hub/messages', 'Messages'],
    ['/hub/requests', 'Requests to join'],
    ['/hub/seats', 'Seats'],
    ['/hub/seats/new', 'Buy seats'],
    ['/hub/receipts', 'Receipts'],
    ['/hub/profile', 'Your profile'],
    ['/hub/profile#account-data', 'Your profile'],
  ];
}

async function adminAddresses({ read }: DemoSession): Promise<NamedPath[]> {
  const user = first(await read<Items>('/admin/users'), 'person');
  const course = first(await read<Items>('/admin/courses'), 'course');
  const reviewed = first(await read<Items>('/admin/courses?state=review'), 'course under review');
  const { data } = await read<CourseBody>(`/course/${course.id}`);
  const unit = data.units[0];
  const lesson = unit?.lessons[0];
  const enrolments = await read<{
    data: { _id: string; user: { name: string }; course: { name: string } }[];
  }>('/admin/enrolments');
  const enrolment = first(
    {
      data: enrolments.data.map(({ _id, user: { name }, course }) => ({
        _id,
        name: `${name} in ${course.name}`,
      })),
    },
    'enrolment',
  );
  const ticket = first(await read<Items>('/admin/tickets'), 'help request');
  return [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/users', 'Users'],
    [`/admin/user/${user.id}`, `User: ${user.name}`],
    ['/admin/hubs', 'Hubs'],
    ['/admin/messages', 'Messages'],
    ['/admin/courses', 'Courses'],
    [`/admin/course/${course.id}`, `Course: ${data.title}`],
    [`/admin/course/${reviewed.id}/review`, `Review: ${reviewed.name}`],
    [`/admin/course/unit/${unit?._id}`, `Unit: ${unit?.title}`],
    [`/admin/course/unit/topic/${lesson?._id}`, `Lesson: ${lesson?.title}`],
    ['/admin/transactions', 'Transactions'],
    ['/admin/transactions/totals', 'Totals'],
    ['/admin/transactions/payouts', 'Payouts'],
    ['/admin/messages/review-reports', 'Reported reviews'],
    ['/admin/enrollments', 'Enrollments'],
    [`/admin/enrollment/${enrolment.id}`, enrolment.name],
    ['/admin/certificates', 'Certificates'],
    ['/admin/live-classes', 'Live classes'],
    ['/admin/settings', 'Settings'],
    ['/admin/category', 'Categories'],
    ['/admin/tickets', 'Help requests'],
    ['/admin/assistant', 'Assistant'],
    [`/admin/ticket/${ticket.id}`, 'Help request from '],
    ['/admin/audit', 'Audit log'],
  ];
}
