import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hubs } from '../../lib/hub-samples';
import { inConsolePage } from '../../lib/story-frames';
import { HubsScreen } from './hubs-screen';

const meta = {
  title: 'Learning/Hubs/Hubs screen',
  component: HubsScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    mine: hubs.slice(0, 2),
    found: hubs,
    hrefOf: ({ _id }) => `/console/hub/${_id}`,
    search: '',
    onSearch: fn(),
    page: { nextHref: '/console/hubs?after=h5' },
  },
} satisfies Meta<typeof HubsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  render: function Render(args) {
    const [search, setSearch] = useState('');
    return (
      <HubsScreen
        {...args}
        mine={[]}
        search={search}
        onSearch={setSearch}
        found={hubs.filter(({ name }) => name.includes(search))}
        page={undefined}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const search = main.getByRole('searchbox', { name: 'Search hubs by name' });
    search.focus();
    await userEvent.keyboard('solar{Enter}');
    await expect(main.getAllByRole('article')).toHaveLength(1);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('1 hub'),
    );
    await userEvent.keyboard('ium{Enter}');
    await expect(main.getByRole('heading', { name: 'No hub is named “solarium”' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Show all hubs' }));
    await expect(main.getAllByRole('article')).toHaveLength(5);
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' }, found: [], page: undefined },
};
