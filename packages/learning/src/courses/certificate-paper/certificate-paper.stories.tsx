import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CERTIFICATE_FIGURES } from './certificate-figures';
import { CertificatePaper } from './certificate-paper';

const meta = {
  title: 'Learning/Courses/Certificate paper',
  component: CertificatePaper,
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Achieng Odhiambo',
    course: 'Beekeeping for Small Farms',
    issuedAt: '2026-11-22T09:30:00.000Z',
    signatory: 'Mercy Chebet',
    qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
  },
} satisfies Meta<typeof CertificatePaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure');
    await expect(within(figure).getByText(/^Certificate of Achieng Odhiambo for/)).toBeInTheDocument();
  },
};

export const Withdrawn: Story = { tags: ['state:error', 'wcag:1.4.1'], args: { stamp: 'revoked' } };

const NAMES = {
  60: 'Nyamweya-Onyango Kerubo wa Mwangi Kipchirchir-Lekishon Oduor',
  120: `Wanjirũ wa Kamaũ ${'Nyakerarionkiambogoriochieng’ '.repeat(3)}wa Kipkemboi Oduor`.slice(0, 120),
} as const;
const COURSES = {
  60: 'Environmental impact assessments of small dams and wells now',
  120: 'Environmental impact assessments of small dams, wells and irrigation canals in the dry counties of the north and east…',
} as const;

/** Whether all texts are inside the paper, and those above the hills inside their boxes. */
async function expectInside(canvasElement: HTMLElement): Promise<void> {
  const paper = canvasElement.querySelector('[data-slot="certificate-paper"]') as HTMLElement;
  const { top, left, width, bottom, right } = paper.getBoundingClientRect();
  const unit = width / CERTIFICATE_FIGURES.width;
  for (const text of paper.querySelectorAll('p')) {
    const box = text.getBoundingClientRect();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
    await expect(box.bottom).toBeLessThanOrEqual(bottom);
  }
  for (const part of ['name', 'course'] as const) {
    const text = paper.querySelector(`[data-slot="certificate-paper-${part}"]`) as HTMLElement;
    await expect(text.offsetHeight).toBeLessThanOrEqual(CERTIFICATE_FIGURES[part].height * unit + 1);
  }
  const course = paper.querySelector('[data-slot="certificate-paper-course"]') as HTMLElement;
  await expect(course.getBoundingClientRect().bottom - top).toBeLessThanOrEqual(
    CERTIFICATE_FIGURES.bottom * unit + 2,
  );
}

/** Names and titles of 60 and 120 letters: a name of 60 has two lines of at least 70% of its size. */
export const LongText: Story = {
  tags: ['state:long', 'spec:17.14', 'spec:17.66', 'wcag:1.4.10'],
  args: { name: NAMES[60], course: COURSES[60], number: 'DK-20261122-beek-9f3a61c2' },
  play: async ({ canvasElement }) => {
    await expectInside(canvasElement);
    const name = canvasElement.querySelector('[data-slot="certificate-paper-name"]') as HTMLElement;
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    const paper = name.closest('figure') as HTMLElement;
    await expect(size / paper.clientWidth).toBeGreaterThanOrEqual(0.7 * 0.0635);
    await expect(Math.round(name.offsetHeight / (size * 1.1))).toBe(2);
  },
};

export const LongestText: Story = {
  tags: ['spec:17.66'],
  args: { name: NAMES[120], course: COURSES[120], signatory: NAMES[60] },
  play: ({ canvasElement }) => expectInside(canvasElement),
};

export const WideLetters: Story = {
  tags: ['spec:17.66'],
  args: { name: 'WM'.repeat(30), course: 'MW '.repeat(40) },
  play: ({ canvasElement }) => expectInside(canvasElement),
};
