import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kiswahiliHtml, lessonHtml } from '../../lib/sample-lesson';
import { LessonHtml } from './lesson-html';

const meta = {
  title: 'Learning/Courses/Lesson HTML',
  component: LessonHtml,
  args: { html: lessonHtml, language: 'en', onNavigate: fn() },
} satisfies Meta<typeof LessonHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kiswahili: Story = { tags: ['wcag:3.1.2'], args: { html: kiswahiliHtml, language: 'sw' } };
const sideOf = (element: Element | null | undefined, part: 'start' | 'end') => {
  const { left, right } = (element as Element).getBoundingClientRect();
  return part === 'start' ? left : right;
};

/** As the server writes it: only what differs from the text around it says its direction. */
export const Arabic: Story = {
  tags: ['spec:15.64', 'wcag:1.3.2', 'wcag:3.1.2'],
  args: {
    language: 'ar',
    html: `<h2>ما هي المدرسة؟</h2><p>HTML هي لغة الويب، و<code>a[0] = 1;</code> سطر من برنامج.</p><ul><li>كتاب</li><li>قلم</li></ul><table><tbody><tr><th scope="row">الاسم</th><td>علي</td></tr></tbody></table><pre dir="ltr"><code>const a = 1;</code></pre><p dir="ltr">Is this a school?</p>`,
  },
  play: async ({ canvasElement }) => {
    const one = (selector: string) => canvasElement.querySelector(selector);
    for (const part of ['h2', 'p', 'li', 'td'])
      await expect(getComputedStyle(one(part) as Element).direction).toBe('rtl');
    for (const part of ['code', 'pre', 'p[dir=ltr]'])
      await expect(getComputedStyle(one(part) as Element).direction).toBe('ltr');
    // The first column and the bullets are on the right.
    await expect(sideOf(one('th'), 'start')).toBeGreaterThanOrEqual(sideOf(one('td'), 'end') - 1);
    await expect(sideOf(one('li'), 'end')).toBeLessThan(sideOf(one('ul'), 'end'));
    // The question mark ends the line on the left.
    const text = one('h2')?.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, text.length - 1);
    range.setEnd(text, text.length);
    const mark = range.getBoundingClientRect();
    range.selectNodeContents(text);
    await expect(mark.left).toBeCloseTo(range.getBoundingClientRect().left, 0);
  },
};
/** The language is not known, as in a course whose author chose none. */
export const Hebrew: Story = {
  tags: ['spec:15.64'],
  args: { language: undefined, html: '<p>מה זה React?</p><p dir="ltr">React: what is it?</p>' },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('p');
    await expect(getComputedStyle(first as Element).direction).toBe('rtl');
    await expect(getComputedStyle(second as Element).direction).toBe('ltr');
  },
};
export const WideCode: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.1.1'],
  args: {
    html: `<pre role="group" aria-label="Code" tabindex="0"><code>${'shillings = shillings + 1; '.repeat(12)}</code></pre><p>${'pneumono'.repeat(20)}</p>`,
  },
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('group', { name: 'Code' });
    await userEvent.tab();
    await expect(code).toHaveFocus();
  },
};

/** As the server writes them. */
const callout = (kind: string, title: string, text: string) =>
  `<div class="callout callout-${kind}" role="note"><p class="callout-title">${title}</p><p>${text}</p></div>`;

const sum = (count: number) =>
  Array.from({ length: count }, (_, at) => `<msub><mi>x</mi><mn>${at + 1}</mn></msub>`).join('<mo>+</mo>');

export const Formulas: Story = {
  tags: ['spec:15.51', 'spec:15.52', 'wcag:1.4.10', 'wcag:2.1.1'],
  args: {
    html: [
      '<p>A round pond of the radius <math alttext="r"><mi>r</mi></math> has the area <math alttext="\\pi r^2"><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow></math>.</p>',
      `<p><span class="formula" role="group" aria-label="Formula" tabindex="0"><math display="block" alttext="s"><mrow><mi>s</mi><mo>=</mo><mfrac><mn>1</mn><mi>n</mi></mfrac><mrow>${sum(40)}</mrow></mrow></math></span></p>`,
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    const wide = await within(canvasElement).findByRole('group', { name: 'Formula' });
    await userEvent.tab();
    await expect(wide).toHaveFocus();
    await expect(wide.scrollWidth).toBeGreaterThan(wide.clientWidth);
  },
};

export const Callouts: Story = {
  tags: ['spec:15.47', 'wcag:1.3.1', 'wcag:1.4.1'],
  args: {
    html: [
      '<p>Sow maize when the long rains have wet the ground.</p>',
      callout('tip', 'Tip: Sow early', 'Seeds in the ground before the rain grow first.'),
      callout('warning', 'Warning', 'Do not water at noon.'),
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findAllByRole('note');
    await expect(notes).toHaveLength(2);
    await expect(within(notes[1] as HTMLElement).getByText('Warning')).toBeVisible();
  },
};

/** The server's HTML, compared by attribute. */
export const Unchanged: Story = {
  tags: ['spec:R.72', 'wcag:1.3.1'],
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText(/^On Sunday evening/).parentElement;
    const sent = new DOMParser().parseFromString(args.html, 'text/html');
    await expect(text?.innerHTML.trim()).toBe(sent.body.innerHTML.trim());
  },
};

/** Addresses as the server's: Chromium does not choose among `data:` addresses. */
const picture = (colour: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`,
      ],
      {
        type: 'image/svg+xml',
      },
    ),
  );
const FULL = picture('teal');
const SMALL = picture('navy');

export const SmallPictures: Story = {
  tags: ['spec:14.221'],
  args: {
    smallPictures: true,
    html: `<p><img src="${FULL}" srcset="${SMALL} 640w, ${FULL} 1600w" sizes="100vw" width="64" height="64" alt="A shelf" loading="lazy"></p>`,
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'A shelf' });
    await waitFor(() => expect(shown.currentSrc).toBe(SMALL));
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'What is on the shelf' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/console/course/unit/lesson/lesson-2-1/x');
  },
};
