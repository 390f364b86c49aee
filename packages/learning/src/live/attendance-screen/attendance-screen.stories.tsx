import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inConsolePage } from '../../lib/story-frames';
import { AttendanceScreen } from './attendance-screen';

const meta = {
  title: 'Learning/Live/Attendance screen',
  component: AttendanceScreen,
  decorators: [inConsolePage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    title: 'Prices that work',
    rows: [
      {
        person: { _id: '1', name: 'Naserian Lekishon' },
        minutes: 42,
        firstAt: '2026-11-24T14:00:00.000Z',
        lastAt: '2026-11-24T14:45:00.000Z',
      },
      {
        person: { _id: '2', name: 'Brian Otieno' },
        minutes: 8,
        firstAt: '2026-11-24T14:30:00.000Z',
        lastAt: '2026-11-24T14:38:00.000Z',
      },
      {
        person: { _id: '3', name: 'Halima Abdi' },
        minutes: null,
        firstAt: '2026-11-24T14:01:00.000Z',
        lastAt: '2026-11-24T14:01:00.000Z',
      },
    ],
    onCsv: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'The server did not answer.' })),
    backHref: '#classes',
  },
} satisfies Meta<typeof AttendanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'state:error', 'spec:13.94', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('rowheader', { name: 'Naserian Lekishon' })).toBeVisible();
    canvas.getByRole('button', { name: 'Download CSV' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCsv).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
  },
};
