import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement, createRef, type ElementType, type ReactNode } from 'react';
import { DigikenProvider } from '../digiken-provider/digiken-provider';

const GIVEN = {
  id: 'given-id',
  className: 'given-class',
  'data-testid': 'given',
  'aria-describedby': 'given-text',
};

/**
 * Mounts a component with a ref, id, className, style, `data-*` and `aria-*`.
 * @param props what else it needs
 * @param forwards from its meta: `the root`, or the CSS selector of the element that must get all of them
 * @param around adds what it needs around it
 * @param timeout in milliseconds, until the element must be there: code that loads on demand is compiled first
 * @returns what did not arrive, as sentences; empty if all did
 */
export async function forwardingProblems(
  Component: ElementType,
  props: object,
  forwards: string,
  around: (component: ReactNode) => ReactNode = (component) => component,
  timeout = 1000,
): Promise<string[]> {
  const ref = createRef<Element>();
  const all = { ...props, ...GIVEN, ref, style: { scrollMarginTop: '7px' } };
  const children = around(createElement(Component, all));
  const { container } = render(createElement(DigikenProvider, { children }));
  try {
    const found = await waitFor(
      () => {
        const marked = document.querySelectorAll<HTMLElement>('[data-testid="given"]');
        if (marked.length === 0) throw new Error('none');
        return marked;
      },
      { timeout },
    ).catch(() => []);
    const [element] = found;
    if (!element) return ['data-testid is on no element'];
    const problems: string[] = [];
    const say = (fine: boolean, problem: string) => fine || problems.push(problem);
    say(found.length === 1, `data-testid is on ${found.length} elements`);
    const documented =
      forwards === 'the root'
        ? element === container.querySelector('[data-slot]') || element.parentElement === container
        : element.matches(forwards);
    say(documented, `data-testid is on ${element.tagName.toLowerCase()}, its meta says ${forwards}`);
    say(ref.current === element, 'ref is not on that element');
    say(element.id === GIVEN.id, 'id is not on that element');
    say(element.classList.contains(GIVEN.className), 'className is not on that element');
    say(element.style.scrollMarginTop === '7px', 'style is not on that element');
    say(
      element.getAttribute('aria-describedby')?.split(' ').includes('given-text') === true,
      'aria-describedby is not on that element',
    );
    return problems;
  } finally {
    cleanup();
  }
}
