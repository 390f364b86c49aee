import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TagList, type TagListProps } from './tag-list';

const TOPICS = [
  { id: 'irrigation', label: 'Drip irrigation' },
  { id: 'soil', label: 'Soil' },
  { id: 'rain', label: 'Harvesting rain' },
  { id: 'market', label: 'Selling at the market' },
];

/** Simulates the server: a tag that is in use cannot be removed. */
function Removable({ items: first, onRemove, ...props }: TagListProps) {
  const [tags, setTags] = useState(first);
  return (
    <TagList
      {...props}
      items={tags}
      onRemove={(id) => {
        onRemove?.(id);
        if (id !== 'in-use') setTags((all) => all.filter((tag) => tag.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Display/Tag list',
  component: TagList,
  args: { label: 'Topics of this course', items: TOPICS },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

const polite = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Topics of this course' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(list).queryByRole('button')).toBeNull();
  },
};

export const Links: Story = {
  tags: ['wcag:2.4.4'],
  args: { items: TOPICS.map((tag) => ({ ...tag, href: `/courses?topic=${tag.id}` })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Soil' })).toHaveAttribute(
      'href',
      '/courses?topic=soil',
    );
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2', 'wcag:4.1.3'],
  args: { onRemove: fn(), items: [...TOPICS, { id: 'in-use', label: 'Required by the hub' }] },
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = (label: string) => canvas.getByRole('button', { name: `Remove ${label}` });
    await userEvent.tab();
    await expect(remove('Drip irrigation')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('soil');
    await waitFor(() => expect(remove('Harvesting rain')).toHaveFocus());
    await waitFor(() => expect(polite()).toContain('Soil removed. 4 left.'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(remove('Required by the hub')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(remove('Required by the hub')).toHaveFocus());
  },
};

export const LastOneRemoved: Story = {
  tags: ['state:empty', 'wcag:2.4.3', 'wcag:4.1.3'],
  args: { onRemove: fn(), items: TOPICS.slice(0, 2) },
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Soil' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const none = await canvas.findByText('None');
    await waitFor(() => expect(none).toHaveFocus());
    await waitFor(() => expect(polite()).toContain('Drip irrigation removed. None left.'));
  },
};

export const ManyAndLong: Story = {
  tags: ['state:long', 'wcag:1.4.10', 'wcag:2.5.8'],
  args: {
    onRemove: fn(),
    items: [
      { id: 'long', label: 'Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua-mashambani' },
      ...Array.from({ length: 18 }, (_, index) => ({
        id: `skill-${index}`,
        label:
          ['Beekeeping', 'Bookkeeping for a duka', 'First aid', 'Solar power'][index % 4] + ` ${index + 1}`,
        href: index % 3 === 0 ? `/courses?topic=${index}` : undefined,
      })),
    ],
  },
  render: (args) => <Removable {...args} />,
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};
