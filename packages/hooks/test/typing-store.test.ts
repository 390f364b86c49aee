import { beforeEach, expect, test } from 'vitest';
import { typingStore } from '../src/drafts/typing-store';
import { clearStorage } from '../src/outbox/flag';

beforeEach(() => localStorage.clear());

const storeOf = (viewer: string) =>
  typingStore<{ title: string; price: string }>(viewer, 'unit:1', ['title', 'price']);

test('restores stored text, and ignores invalid copies', () => {
  const store = storeOf('u1');
  expect(store.read()).toBeUndefined();
  store.write({ title: 'Stock', price: 'four' });
  expect(store.read()).toEqual({ title: 'Stock', price: 'four' });
  localStorage.setItem('typing:u1:unit:1', '{"title":"Stock"}');
  expect(store.read()).toBeUndefined();
  localStorage.setItem('typing:u1:unit:1', 'not JSON');
  expect(store.read()).toBeUndefined();
  store.write({ title: 'Stock', price: '0' });
  store.write(null);
  expect(localStorage.getItem('typing:u1:unit:1')).toBeNull();
});

test('[15.131] unsaved text survives the end of a session, only for its user, who deletes it by signing out', () => {
  storeOf('u1').write({ title: 'Stock', price: '4' });
  storeOf('u12').write({ title: 'Bonds', price: '5' });
  localStorage.setItem('theme', 'dark');
  clearStorage(undefined);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(storeOf('u1').read()).toMatchObject({ title: 'Stock' });
  expect(storeOf('u2').read()).toBeUndefined();
  clearStorage('u1');
  expect(storeOf('u1').read()).toBeUndefined();
  expect(storeOf('u12').read()).toMatchObject({ title: 'Bonds' });
});
