import { describe, expect, it } from 'vitest';
import { useCourse, useLesson, usePublishedCourses, useUnit } from '../src/entries/catalogue';
import { useEnrolledCourses } from '../src/entries/learning';
import { useThread } from '../src/entries/messages';
import { useAdminNotifications } from '../src/entries/notifications';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };

describe('[R.5] answers with missing fields', () => {
  it('notifications without an _id are left out, others keep what they have', async () => {
    holdCookie(token({ role: 'admin' }));
    const body = [null, 'text', { message: 'No id' }, { _id: 'n1', message: 7 }, { _id: 'n2', isRead: true }];
    network({ ...user, 'GET /api/notify-admin': { body } });
    const { result } = show(useAdminNotifications);
    await pass();
    expect(result.current.data).toEqual([
      { _id: 'n1', type: '', message: '', createdAt: '', isRead: false },
      { _id: 'n2', type: '', message: '', createdAt: '', isRead: true },
    ]);
    expect(result.current.unread).toBe(1);
  });

  it('a course shows the units and lessons that have an _id', async () => {
    const units = [null, { title: 'No id' }, { _id: 'n1', lessons: [{}, { _id: 'l1' }] }, { _id: 'n2' }];
    network({ 'GET /api/course/c1': { body: { data: { _id: 'c1', units } } } });
    const { result } = show(() => useCourse('c1'));
    await pass();
    expect(result.current.data).toMatchObject({
      title: '',
      category: null,
      instructor: null,
      coInstructors: [],
      outcomes: [],
      languages: [],
      progress: { done: 0, total: 0 },
      related: [],
      units: [
        {
          _id: 'n1',
          title: '',
          price: 0,
          progress: { done: 0, total: 0 },
          lessons: [{ _id: 'l1', title: '' }],
        },
        { _id: 'n2', lessons: [] },
      ],
    });
    expect(result.current.data?.price).toBeUndefined();
  });

  it('a unit has a course, and a lesson has what is shown around its text', async () => {
    network({
      'GET /api/course/unit/n1': { body: { data: { unit: { _id: 'n1' } } } },
      'GET /api/course/unit/lesson/l1': { body: { data: { _id: 'l1', video: { src: '/v' } } } },
    });
    const { result } = show(() => ({ unit: useUnit('n1').data, lesson: useLesson('l1').data }));
    await pass();
    expect(result.current).toMatchObject({
      unit: { course: { title: '', image: null }, unit: { summary: '', lessons: [] } },
      lesson: {
        title: '',
        languages: [],
        headings: [],
        courseProgress: { done: 0, total: 0 },
        video: { src: '/v', poster: null, captions: [] },
      },
    });
  });

  it('an enrolled course survives without a course, lesson counts or a lesson to resume', async () => {
    holdCookie(token());
    const body = { data: [{ _id: 'e1', progress: 0.5 }], next: null };
    network({ ...user, 'GET /api/enrolled/courses/u1': { body } });
    const { result } = show(useEnrolledCourses);
    await pass();
    expect(result.current.data).toMatchObject([
      { _id: 'e1', course: { _id: '', title: '' }, resume: null, lastStudiedAt: null },
    ]);
  });

  it('a list shows the courses that have an _id, with what is known of each', async () => {
    network({ 'GET /api/courses': { body: { data: [{}, { _id: 'c1', title: 'Mboga', mystery: 1 }] } } });
    const { result } = show(() => usePublishedCourses());
    await pass();
    expect(result.current.data?.data).toMatchObject([
      {
        _id: 'c1',
        title: 'Mboga',
        summary: '',
        lessonCount: 0,
        rating: null,
        lowestPrice: null,
        image: null,
      },
    ]);
  });

  it('a thread shows the messages that have an _id', async () => {
    holdCookie(token());
    const messages = [{ body: 'No id' }, { _id: 'm1', body: 'Habari' }, { _id: 'm2' }];
    network({ ...user, 'GET /api/messages/thread/t1': { body: { data: { _id: 't1', messages } } } });
    const { result } = show(() => useThread('t1'));
    await pass();
    expect(result.current.data?.messages).toMatchObject([
      { _id: 'm1', author: null, body: 'Habari', mine: false },
      { _id: 'm2', body: null, createdAt: '' },
    ]);
  });
});
