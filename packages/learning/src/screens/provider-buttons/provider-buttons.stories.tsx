import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProviderButtons } from './provider-buttons';

const meta = {
  title: 'Learning/Screens/Provider buttons',
  component: ProviderButtons,
  args: {
    providers: [
      { id: 'google', name: 'Google' },
      { id: 'school', name: 'Moi Girls’ High School Eldoret Learning' },
    ],
    hrefOf: (id) => `#${id}`,
  },
} satisfies Meta<typeof ProviderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4', 'spec:13.138'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Continue with Moi Girls/ })).toHaveFocus();
  },
};

/** The room of the first provider is kept: while the list loads, and if it is empty. */
export const RoomIsKept: Story = {
  tags: ['spec:13.138'],
  args: { providers: undefined },
  render: (args) => (
    <>
      <ProviderButtons {...args} />
      <ProviderButtons {...args} providers={[{ id: 'google', name: 'Google' }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [empty, one] = canvasElement.querySelectorAll('[data-slot=provider-buttons]');
    await expect(empty?.getBoundingClientRect().height).toBe(one?.getBoundingClientRect().height);
    await expect(empty).toBeEmptyDOMElement();
  },
};
