import { cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useModal } from './modal/use-modal';

function Modal({ open, name }: { open: boolean; name: string }) {
  const content = useRef<HTMLDivElement>(null);
  useModal(open, content);
  return open
    ? createPortal(<div ref={content} id={name} role="dialog" aria-modal="true" />, document.body)
    : null;
}

function Page({ first, second }: { first: boolean; second: boolean }) {
  return (
    <>
      <Modal open={first} name="first" />
      <Modal open={second} name="second" />
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inert = () => [...document.body.children].filter((element) => element.hasAttribute('inert'));

it('announcer and toasts stay active under a modal, everything else is inert', async () => {
  const toasts = document.body.appendChild(document.createElement('div'));
  toasts.dataset.keepLive = '';
  const { container } = render(<Page first second={false} />);
  await waitFor(() => expect(inert()).toEqual([container]));
  toasts.remove();
});

it('stacked modals: closing the upper one makes only the lower one interactive', async () => {
  const { container, rerender } = render(<Page first second={false} />);
  rerender(<Page first second />);
  await waitFor(() => expect(inert()).toEqual([container, document.getElementById('first')]));
  rerender(<Page first second={false} />);
  expect(inert()).toEqual([container]);
  expect(document.documentElement.classList.contains('dk-scroll-locked')).toBe(true);
  rerender(<Page first={false} second={false} />);
  expect(inert()).toEqual([]);
  expect(document.documentElement.classList.contains('dk-scroll-locked')).toBe(false);
});

it('[R.49] a modal removes the scrollbar, and the page keeps its width', async () => {
  const root = document.documentElement;
  // jsdom has no layout: a window of 1024 pixels with a scrollbar of 15.
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, window.innerWidth - 15, 768));
  const { rerender } = render(<Page first second={false} />);
  await waitFor(() => expect(root.style.getPropertyValue('--dk-scrollbar')).toBe('0 15px 0 0px'));
  rerender(<Page first={false} second={false} />);
  expect(root.style.getPropertyValue('--dk-scrollbar')).toBe('');
});

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
};

it('an element that is added under an open modal is inert, and no longer when the modal closes', async () => {
  const { container, rerender } = render(<Page first second={false} />);
  await waitFor(() => expect(inert()).toEqual([container]));
  const added = add('<div><button type="button">Chat with us</button></div>');
  await waitFor(() => expect(added.hasAttribute('inert')).toBe(true));
  rerender(<Page first={false} second={false} />);
  expect(added.hasAttribute('inert')).toBe(false);
  added.remove();
});

it('an element that is added before the first paint of a modal is inert, too', async () => {
  render(<Page first second={false} />);
  const added = add('<div><button type="button">Chat with us</button></div>');
  await waitFor(() => expect(added.hasAttribute('inert')).toBe(true));
  added.remove();
});

it('stacked modals: an element added above both stays inert until both are closed', async () => {
  const { container, rerender } = render(<Page first second={false} />);
  await waitFor(() => expect(inert()).toEqual([container]));
  rerender(<Page first second />);
  await waitFor(() => expect(inert()).toContain(document.getElementById('first')));
  const added = add('<div>Chat</div>');
  await waitFor(() => expect(added.hasAttribute('inert')).toBe(true));
  rerender(<Page first second={false} />);
  expect(added.hasAttribute('inert')).toBe(true);
  rerender(<Page first={false} second={false} />);
  expect(added.hasAttribute('inert')).toBe(false);
  added.remove();
});

it.each([
  ['a message that stays active', '<div data-keep-live=""><button>Undo</button></div>'],
  [
    'a modal of another library',
    '<div><div role="dialog" aria-modal="true"><button>Yes</button></div></div>',
  ],
  ['a list that a field of the modal controls', '<div><ul id="counties" role="listbox"></ul></div>'],
])('%s can be used when it is added under an open modal', async (_, html) => {
  const { container } = render(<Page first second={false} />);
  await waitFor(() => expect(inert()).toEqual([container]));
  const field = document.createElement('input');
  field.setAttribute('aria-controls', 'counties');
  document.getElementById('first')?.append(field);
  const added = add(html);
  const behind = add('<div>Chat</div>');
  await waitFor(() => expect(behind.hasAttribute('inert')).toBe(true));
  expect(added.hasAttribute('inert')).toBe(false);
  added.remove();
  behind.remove();
});

it('what the app made inert itself, before or while a modal is open, stays inert when it closes', async () => {
  const before = add('<div inert>Wizard</div>');
  const during = add('<div>Map</div>');
  const lifted = add('<div inert>Ad</div>');
  const { rerender } = render(<Page first second={false} />);
  await waitFor(() => expect(during.hasAttribute('inert')).toBe(true));
  during.setAttribute('inert', '');
  lifted.removeAttribute('inert');
  await waitFor(() => expect(lifted.hasAttribute('inert')).toBe(true));
  rerender(<Page first={false} second={false} />);
  expect(before.hasAttribute('inert')).toBe(true);
  expect(during.hasAttribute('inert')).toBe(true);
  expect(lifted.hasAttribute('inert')).toBe(false);
  for (const element of [before, during, lifted]) element.remove();
});
