import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from '../../forms/search-box/search-box';
import { NotFoundScreen } from './not-found-screen';

const onSearch = fn();

const meta = {
  title: 'Screens/Not found screen',
  component: NotFoundScreen,
  args: {
    homeHref: '/',
    searchSlot: <SearchBox label="Search the courses" showLabel onSearch={onSearch} />,
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.5'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('garden{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('garden');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveFocus();
  },
};

export const WithoutSearch: Story = {
  args: {
    searchSlot: undefined,
    title: 'This course is not here',
    text: 'It may have been taken down by its instructor, or the address has a typing mistake.',
  },
};
