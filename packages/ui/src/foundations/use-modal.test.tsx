import { cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { useModal } from './modal/use-modal';

function Modal({ open, name }: { open: boolean; name: string }) {
  const content = useRef<HTMLDivElement>(null);
  useModal(open, content);
  return open ? createPortal(<div ref={content} id={name} />, document.body) : null;
}

function Page({ first, second }: { first: boolean; second: boolean }) {
  return (
    <>
      <Modal open={first} name="first" />
      <Modal open={second} name="second" />
    </>
  );
}

afterEach(cleanup);

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

it('[R.49] a modal removes the scrollbar, and the page keeps its width', () => {
  const root = document.documentElement;
  // jsdom has no layout: a window of 1024 pixels with a scrollbar of 15.
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: window.innerWidth - 15 });
  const { rerender } = render(<Page first second={false} />);
  expect(root.style.getPropertyValue('--dk-scrollbar')).toBe('15px');
  rerender(<Page first={false} second={false} />);
  expect(root.style.getPropertyValue('--dk-scrollbar')).toBe('');
});
