import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarrierForm, type BarrierOutcome } from './barrier-form';

const meta = {
  title: 'Learning/Screens/Barrier form',
  component: BarrierForm,
  decorators: [
    (Story) => (
      <>
        <h2 className="pb-4 text-xl font-bold">Tell us about a barrier</h2>
        <Story />
      </>
    ),
  ],
  args: {
    onSubmit: fn(async (): Promise<BarrierOutcome> => ({ ok: true, reference: 'DK-3M8P-51TA' })),
  },
} satisfies Meta<typeof BarrierForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.2'],
  args: { page: '/console/my-courses' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Which page was it?' })).toHaveValue(
      '/console/my-courses',
    );
    await userEvent.tab();
    await userEvent.keyboard('The order of the courses is not read out.');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'What do you use? (optional)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: /we received your report/ })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      page: '/console/my-courses',
      problem: 'The order of the courses is not read out.',
      technology: '',
      contact: '',
    });
  },
};

export const FailedKeepsTheText: Story = {
  tags: ['wcag:3.3.1', 'wcag:4.1.3'],
  args: {
    signedInAs: { name: 'Otieno Barasa', email: 'otieno@example.org' },
    onSubmit: fn(
      async (): Promise<BarrierOutcome> => ({
        ok: false,
        message: 'Our servers are currently unavailable. Please try again later.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Which page was it?' }), 'Help desk');
    const problem = canvas.getByRole('textbox', { name: 'What stopped you?' });
    await userEvent.type(problem, 'I cannot open the answers with one switch.');
    await userEvent.click(canvas.getByRole('button', { name: 'Report the barrier' }));
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/currently unavailable/);
    await expect(problem).toHaveValue('I cannot open the answers with one switch.');
    await expect(canvas.getByRole('textbox', { name: /How can we reach you/ })).toHaveValue(
      'otieno@example.org',
    );
  },
};
