import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { categories } from '../../lib/samples';
import { HomeMore } from './home-more';

const freeLesson = {
  href: '/course/unit/lesson/l1/Close-the-day',
  title: 'Close the day',
  course: 'Keep the books of a small shop',
};

const meta = {
  title: 'Learning/Courses/Home more',
  component: HomeMore,
  args: { categories, freeLesson },
} satisfies Meta<typeof HomeMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three drawn steps, subjects with pictures, the certificate, and a lesson to try. */
export const Default: Story = {
  tags: ['state:default', 'spec:17.69', 'wcag:1.1.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-slot="step-picture"]')).toHaveLength(3);
    const business = canvas.getByRole('link', { name: /^Business/ });
    await expect(business.querySelector('[data-slot="course-cover"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('figure')).toBeNull();
    const lesson = canvas.getByRole('link', { name: 'Open this free lesson' });
    await expect(lesson).toHaveAttribute('href', freeLesson.href);
    await expect(
      canvas.getByText(/“Close the day” of “Keep the books of a small shop” is free/),
    ).toBeVisible();
  },
};

/** As it is pre-rendered, before any data. */
export const BeforeData: Story = {
  tags: ['state:empty', 'state:loading'],
  args: { categories: [], freeLesson: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading', { name: 'Find your subject' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See free courses' })).toHaveAttribute(
      'href',
      '/courses?price=free',
    );
  },
};

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    categories: [
      {
        id: 'long',
        name: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa na mazingira',
        count: 1,
      },
      ...categories,
    ],
    freeLesson: {
      ...freeLesson,
      title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa kitaifa '.repeat(2),
    },
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  args: { categories: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Check a certificate' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open this free lesson' })).toHaveFocus();
  },
};
