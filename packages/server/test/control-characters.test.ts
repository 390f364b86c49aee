import { describe, expect, test } from 'vitest';
import { accounts, admin, authoring, hubs, messages } from '@digiken/contract';
import type { z } from 'zod';

const BREAKS = ['\r', '\n', '\r\nBcc: x@test.example', '\t', '\u0000', '\u001b[31m', '\u0085', '\u2028'];
/** Whether a field of the body accepts text, regardless of the other fields. */
const takes = (body: z.ZodType | undefined, field: string, text: string) => {
  const result = body?.safeParse({ [field]: text });
  return !result?.error?.issues.some(({ path }) => path[0] === field);
};

describe('[R.68] names, titles and subjects', () => {
  test.each([
    ['first name', accounts.signUp.body, 'firstName'],
    ['last name', accounts.updateProfile.body, 'lastName'],
    ['title of a course', authoring.createCourse.body, 'title'],
    ['title of a unit', authoring.createUnit.body, 'title'],
    ['title of a lesson', authoring.createTopic.body, 'title'],
    ['category', admin.createCategory.body, 'name'],
    ['hub', hubs.createHub.body, 'name'],
    ['label of an invitation', hubs.createInvitation.body, 'label'],
    ['subject', messages.startThread.body, 'subject'],
  ] as const)('%s refuses every control character', (_what, body, field) => {
    expect(takes(body, field, 'Amina Wanjirũ’s ñ 👩🏾‍🌾')).toBe(true);
    expect(BREAKS.filter((text) => takes(body, field, `A${text}B`))).toEqual([]);
  });
});

describe('[R.68] texts of several lines', () => {
  test.each([
    ['message', messages.sendMessage.body, 'body'],
    ['answer to a help request', admin.answerTicket.body, 'text'],
  ] as const)('%s takes line breaks and tabs, and no other control character', (_what, body, field) => {
    expect(takes(body, field, 'One\nTwo\r\n\tThree')).toBe(true);
    expect(
      ['\u0000', '\u001b', '\u0007', '\u0085'].filter((text) => takes(body, field, `A${text}B`)),
    ).toEqual([]);
  });
});
