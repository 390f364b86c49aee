import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { links, units, unitsOwned } from '../../lib/samples';
import { LessonContents } from './lesson-contents';

const meta = {
  title: 'Learning/Courses/Lesson contents',
  component: LessonContents,
  args: { units: unitsOwned, currentLessonId: 'lesson-2-2', lessonHrefOf: links.lessonHrefOf },
  parameters: { frame: 'landmark' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const InTheSecondUnit: Story = {
  tags: ['wcag:2.4.8'],
  play: async ({ canvasElement }) => {
    const here = within(canvasElement).getByRole('link', { name: /Counting stock/ });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toBeVisible();
  },
};
export const FreePreview: Story = { args: { units, currentLessonId: 'lesson-1-1' } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    // Simulated keys do not toggle the native disclosure; a click does.
    await userEvent.click(document.activeElement as HTMLElement);
    await expect(within(canvasElement).getByRole('link', { name: /One page a day/ })).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /Why a shop/ })).toHaveFocus();
  },
};
