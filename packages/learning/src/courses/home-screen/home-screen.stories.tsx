import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categories, courseHrefOf, courses } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { HomeMore } from '../home-more/home-more';
import { PhonePreview } from '../phone-preview/phone-preview';
import { HomeScreen } from './home-screen';

const meta = {
  title: 'Learning/Courses/Home screen',
  component: HomeScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    courses,
    hrefOf: courseHrefOf,
    lowestPrice: 120,
    categories,
    onSearch: fn(),
    phone: <PhonePreview course={courses[0]} units={[]} />,
    children: <HomeMore categories={categories} />,
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' }, courses: [], categories: [] } };
export const NoCourses: Story = { args: { courses: [], categories: [] } };
export const CoursesFail: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    courses: [],
    categories: [],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6', 'spec:11.47'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText(/pay by M-Pesa/)).toHaveTextContent(/Units from Ksh\s120/);
    canvas.getByRole('searchbox', { name: 'What do you want to learn?' }).focus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('bookkeeping {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('bookkeeping');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Business 4' })).toHaveFocus();
  },
};
