import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedBy } from '../src/outbox/refresh';
import { useEnrolledCourses, useLearningActions, useNextStep } from '../src/entries/learning';
import { usePaymentActions } from '../src/entries/payments';
import { holdCookie, network, pass, show, showToggled, token, wanjiru } from './support';

const STEP = {
  reason: 'continue',
  target: { kind: 'lesson', _id: 'l1' },
  place: { course: { _id: 'c1' } },
};
const NEXT = '/api/learning/next';
const ANSWERS = {
  'GET /api/user/u1': { body: { data: wanjiru } },
  'GET /api/enrolled/courses/u1': { body: { data: [] } },
  [`GET ${NEXT}`]: { body: { data: STEP } },
  'PUT /api/course/unit/lesson/l1/progress': { body: { data: { done: true, scroll: 1 } } },
  'POST /api/course/c1/enrol': { status: 201, body: { message: 'Enrolled', data: {} } },
  'POST /api/order/o1/attempts': { body: { data: {} } },
};

describe('the next step', () => {
  it('[17.9] asks for the course and the lesson, is fetched on every mount, and survives missing fields', async () => {
    const path = `${NEXT}?course=c1&after=l1`;
    const { asked } = network({ ...ANSWERS, [`GET ${path}`]: { body: { data: STEP } } });
    holdCookie(token());
    const { result, setShown } = showToggled(() => useNextStep({ course: 'c1', after: 'l1' }));
    await pass();
    expect(asked(path)).toHaveLength(1);
    expect(result.current?.data).toMatchObject({
      ...STEP,
      ...{ title: null, minutes: null, progress: null, quiz: null },
      place: { course: { _id: 'c1', title: '', image: null }, unit: null, lesson: null },
    });
    setShown(false);
    setShown(true);
    await pass(20);
    expect(asked(path)).toHaveLength(2);
  });

  it('[17.9] is fetched again after a lesson is done, an enrolment, and a payment that begins or has arrived', async () => {
    const { asked } = network(ANSWERS);
    holdCookie(token());
    const { result } = show(() => ({
      step: useNextStep(),
      courses: useEnrolledCourses(),
      learning: useLearningActions(),
      payments: usePaymentActions(),
    }));
    await pass();
    const { learning, payments } = result.current;
    const changes = [
      () => learning.saveLessonProgress('l1', { done: true }),
      () => learning.enrol('c1', { whole: true }, 0),
      () => payments.payOrder('o1', { provider: 'mpesa', phone: '0700000001' }),
      () => payments.refreshOwned().then(() => ({ ok: true })),
    ];
    let count = asked(NEXT).length;
    for (const change of changes) {
      await act(async () => expect(await change()).toMatchObject({ ok: true }));
      await pass();
      expect(asked(NEXT).length).toBe(count + 1);
      count = asked(NEXT).length;
    }
    await act(async () => void (await learning.saveLessonProgress('l1', { scroll: 0.5 })));
    await pass();
    expect(asked(NEXT)).toHaveLength(count);
    expect(result.current.step.data).toMatchObject(STEP);
  });

  it('[17.9] is fetched again once what waited for a connection is sent', () => {
    const sent = (payload: object) =>
      changedBy([{ payload } as unknown as Parameters<typeof changedBy>[0][number]]).includes(
        '/learning/next',
      );
    expect(sent({ kind: 'progress', lessonId: 'l1', done: true })).toBe(true);
    expect(sent({ kind: 'submit', attemptId: 'a1' })).toBe(true);
  });
});
