import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CertificateNear } from './certificate-near';

const bees = {
  id: 'bees',
  course: 'Beekeeping for Small Farms',
  href: '#bees',
  lessonsDone: 9,
  lessons: 12,
  quizzesPassed: 1,
  quizzes: 2,
};

const meta = {
  title: 'Learning/Courses/Certificate near',
  component: CertificateNear,
  args: {
    items: [
      bees,
      { ...bees, id: 'nets', course: 'Mend fishing nets', href: '#nets', quizzesPassed: 2 },
      { ...bees, id: 'done', course: 'Keep the books', href: '#books', lessonsDone: 12, quizzesPassed: 2 },
    ],
  },
} satisfies Meta<typeof CertificateNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:1.4.1', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 lessons and 1 quiz to go')).toBeVisible();
    await expect(canvas.getByText('3 lessons to go')).toBeVisible();
    await expect(canvas.getByText('Everything is done. The certificate is being issued.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    items: [
      {
        ...bees,
        course: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments',
        lessons: 240,
      },
    ],
  },
};
