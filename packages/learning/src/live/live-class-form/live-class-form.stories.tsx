import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { LiveClassForm, type LiveClassValues } from './live-class-form';

const meta = {
  title: 'Learning/Live/Live class form',
  component: LiveClassForm,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Schedule a class</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    initial: {},
    places: [
      { value: 'course:1', label: 'Keep the books of a small shop' },
      { value: 'hub:1', label: 'Kakamega Farmers’ Circle' },
    ],
    zones: ['Europe/London'],
    onSave: fn(async (_values: LiveClassValues): Promise<FormOutcome> => ({ ok: true })),
    onTyping: fn(),
  },
} satisfies Meta<typeof LiveClassForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
  args: { initial: { title: 'Prices that work', date: '2026-11-24', time: '17:00', every: 'week' } },
};

/** A series by keyboard: missing fields first, then a refusal by the server that keeps all that was typed. */
export const Keyboard: Story = {
  tags: [
    'keyboard',
    'state:error',
    'spec:13.87',
    'wcag:2.1.1',
    'wcag:3.3.1',
    'wcag:3.3.2',
    'wcag:3.3.3',
    'wcag:4.1.3',
  ],
  args: {
    onSave: fn(
      async (_values: LiveClassValues): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the fields below',
        errors: { starts: 'Choose a time in the future' },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Schedule the class' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    for (const link of ['Enter a title', 'Choose a course or a hub', 'Enter a date', 'Enter a time'])
      await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    canvas.getByRole('textbox', { name: 'Title' }).focus();
    await userEvent.keyboard('Prices that work');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Course or hub' }), 'course:1');
    const date = within(canvas.getByRole('group', { name: 'Date' }));
    const [day, month, year] = date.getAllByRole('textbox');
    await userEvent.type(day as HTMLElement, '24');
    await userEvent.type(month as HTMLElement, '11');
    await userEvent.type(year as HTMLElement, '2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Time' }), '17:00');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(
      'East Africa Time (Africa/Nairobi)',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeat' }), 'Every week');
    await expect(canvas.getByText('8 classes, every Tuesday at 17:00, until 12 January 2027.')).toBeVisible();
    const recorded = canvas.getByRole('checkbox', { name: 'I plan to record this class' });
    await expect(recorded).not.toBeChecked();
    await expect(recorded).toHaveAccessibleDescription(/Learners are told before they join/);
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        title: 'Prices that work',
        description: '',
        of: 'course:1',
        starts: '2026-11-24T17:00',
        timeZone: 'Africa/Nairobi',
        minutes: 45,
        repeat: { every: 'week', times: 8 },
        capacity: null,
        link: null,
        waitingRoom: false,
        recorded: false,
        scope: 'this',
      }),
    );
    await expect(await canvas.findByRole('link', { name: 'Choose a time in the future' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Prices that work');
  },
};

/** One class of a series that takes place on another service. */
export const EditsOneOfASeries: Story = {
  tags: ['spec:13.87', 'wcag:3.3.1'],
  args: {
    places: undefined,
    inSeries: true,
    initial: {
      title: 'Prices that work',
      date: '2026-12-01',
      time: '17:00',
      where: 'link',
      link: 'http://meet.example.org/x',
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox', { name: 'Repeat' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the class' }));
    const link = canvas.getByRole('textbox', { name: 'Link to the class' });
    await expect(link).toHaveAccessibleDescription(/starts with https/);
    await userEvent.clear(link);
    await userEvent.type(link, 'https://meet.example.org/x');
    await userEvent.click(canvas.getByRole('radio', { name: 'This class and all after it in the series' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the class' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ link: 'https://meet.example.org/x', scope: 'following', repeat: null }),
      ),
    );
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};
