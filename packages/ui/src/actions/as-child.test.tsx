// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button/button';
import { TextLink } from './text-link/text-link';

afterEach(cleanup);

test('a button with asChild is its child: one element with both parties’ ref, class and handlers, and the icons', () => {
  const ref = createRef<HTMLButtonElement>();
  const onClick = vi.fn();
  const followed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Button asChild ref={ref} size="sm" icon={<svg />} className="mt-2" onClick={onClick}>
      <a href="/courses" className="theirs" onClick={followed}>
        All courses
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'All courses' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(link.getAttribute('href')).toBe('/courses');
  expect(link.hasAttribute('type')).toBe(false);
  expect(ref.current).toBe(link);
  expect(link.className).toContain('theirs');
  expect(link.className).toContain('mt-2');
  expect(link.querySelector('[aria-hidden] svg')).not.toBeNull();
  fireEvent.click(link);
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a busy button with asChild keeps its child and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button asChild busy onClick={onClick}>
      <a href="/courses">Opening...</a>
    </Button>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(fireEvent.click(link)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button still submits its form', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
      <Button>Not this one</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Not this one' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a link in text with asChild is its child, and still says that it leads elsewhere', () => {
  render(
    <TextLink asChild external>
      <a href="https://example.org/" data-router="">
        Our partner
      </a>
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Our partner (another website)' });
  expect(link.dataset).toMatchObject({ router: '', slot: 'text-link' });
});
