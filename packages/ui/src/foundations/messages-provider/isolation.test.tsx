import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineMessages, useMessages } from './messages-provider';

test('[15.64] a right-to-left value does not carry the punctuation around it to the other side', () => {
  const messages = defineMessages('isolation-test', { next: 'Next: {title}.' });
  const { result, unmount } = renderHook(() => useMessages(messages));
  expect(result.current('next', { title: 'מה?' })).toBe('Next: \u2068מה?\u2069.');
  expect(result.current('next', { title: 'What?' })).toBe('Next: What?.');
  unmount();
});
