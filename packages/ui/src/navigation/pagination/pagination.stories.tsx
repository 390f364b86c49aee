import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, hrefFor: (page: number) => `/courses?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pages' });
    await expect(within(nav).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/courses?page=5');
    if (window.innerWidth >= 640) {
      await expect(within(nav).getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    } else {
      await expect(within(nav).getByText('Page 4 of 12')).toBeVisible();
    }
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const FewPages: Story = { args: { page: 2, pageCount: 3 } };

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

const onPage = fn();

function WithButtons() {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      page={page}
      pageCount={9}
      onPageChange={(next) => {
        onPage(next);
        setPage(next);
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  render: () => <WithButtons />,
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Previous')).toHaveFocus();
    button('Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPage).toHaveBeenLastCalledWith(3);
    await expect(button('Next')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onPage).toHaveBeenLastCalledWith(4);
  },
};
