import type { LiveSlide } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { slides } from '../live-room/samples';
import { ClassSlides } from './class-slides';

const meta = {
  title: 'Learning/Live/Class slides',
  component: ClassSlides,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Slides</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    slides,
    onAdd: fn(async (_file: File, _alt: string): Promise<FormOutcome> => ({ ok: true })),
    onSave: fn(async (_slides: Pick<LiveSlide, '_id' | 'alt'>[]): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof ClassSlides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'spec:13.88', 'wcag:1.1.1', 'wcag:2.1.1', 'wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button', { name: 'Add a slide' });
    await userEvent.upload(
      canvas.getByLabelText('Picture'),
      new File(['x'], 'slide.png', { type: 'image/png' }),
    );
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('link', { name: 'Enter what the slide says or shows' }),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Remove (Slide 3)' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(slides.slice(0, 2).map(({ _id, alt }) => ({ _id, alt }))),
    );
  },
};

export const Empty: Story = { tags: ['state:empty'], args: { slides: [] } };
