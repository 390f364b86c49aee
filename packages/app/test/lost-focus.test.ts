import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '../src/shell/lost-focus';

let end: () => void;

beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

function show(html: string, focused: string): void {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
  get(focused).focus();
}

const focusIsOn = (selector: string) => vi.waitFor(() => expect(document.activeElement).toBe(get(selector)));

const LIST = `<h1>Courses</h1><ul>
  <li><a href="/a">A</a> <button id="a">Remove</button></li>
  <li><a href="/b">B</a> <button id="b">Remove</button></li>
  <li><a href="/c">C</a> <button id="c">Remove</button></li></ul>`;

describe('[15.172] the focus is not lost when the focused element goes', () => {
  it('with its row: to the same control of the next one', async () => {
    show(LIST, '#b');
    get('#b').closest('li')?.remove();
    await focusIsOn('#c');
  });

  it('with the last row: to the one before it', async () => {
    show(LIST, '#c');
    get('#c').closest('li')?.remove();
    await focusIsOn('#b');
  });

  it('with the only row: to the heading', async () => {
    show(
      '<h1>Courses</h1><section><h2>Yours</h2><ul><li><button>Remove</button></li></ul></section>',
      'button',
    );
    get('li').remove();
    await focusIsOn('h2');
  });

  it('from a row that stays: to another control of the row', async () => {
    show(LIST, '#b');
    get('#b').remove();
    await focusIsOn('a[href="/b"]');
  });

  it('with its screen: to the heading of what replaced it', async () => {
    show('<div id="lobby"><h1>Before the class</h1><button>Join</button></div>', 'button');
    get('#lobby').outerHTML = '<div><h1 id="room">The class</h1><button>Leave</button></div>';
    await focusIsOn('#room');
  });

  it('for another control in its place: to that', async () => {
    show('<h1>Lesson</h1><p><button>Done</button></p>', 'button');
    get('button').outerHTML = '<a href="/next">Next lesson</a>';
    await focusIsOn('a');
  });

  it('because it is disabled: to the heading around it', async () => {
    show('<h1>Course</h1><section><h2>Export</h2><button>Start</button></section>', 'button');
    const button = get('button') as HTMLButtonElement;
    // Browsers do so themselves.
    button.blur();
    button.disabled = true;
    await focusIsOn('h2');
  });

  it('with a panel in a fieldset: to a control of that fieldset', async () => {
    show(
      `<h1>Class</h1><fieldset><legend>Date</legend><input><button id="open">Choose from a calendar</button>
        <div><button id="day">1</button></div></fieldset>`,
      '#day',
    );
    get('#day').parentElement?.remove();
    await focusIsOn('#open');
  });

  it('without a heading: to the main area', async () => {
    show('<p><button>Close</button></p>', 'button');
    get('button').remove();
    await focusIsOn('main');
  });
});

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it('[15.172] leaves the focus to what takes it in the next frame', async () => {
  show(LIST, '#b');
  get('#b').closest('li')?.remove();
  requestAnimationFrame(() => get('#a').focus());
  await twoFrames();
  await twoFrames();
  expect(document.activeElement).toBe(get('#a'));
});

it('[15.172] does nothing when the user leaves an element that stays', async () => {
  show(LIST, '#b');
  get('#b').blur();
  await twoFrames();
  await twoFrames();
  get('#a').remove();
  await twoFrames();
  await twoFrames();
  expect(document.activeElement).toBe(document.body);
});
