import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FOOTER_ACCESSIBILITY } from '../../site/footer/footer-links';
import { BarrierForm } from '../barrier-form/barrier-form';
import { AccessibilityScreen } from './accessibility-screen';

const meta = {
  title: 'Learning/Screens/Accessibility screen',
  component: AccessibilityScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AccessibilityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:1.12', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/is built to WCAG 2\.1 level AA/)).toBeVisible();
    await expect(within(canvasElement).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(within(canvasElement).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  },
};

export const WithForm: Story = {
  args: {
    contactEmail: 'help@school.example',
    barrierForm: <BarrierForm onSubmit={fn(async () => ({ ok: true as const, reference: 'HD-9K3QA' }))} />,
  },
};

export const FooterAnchorsLeadHere: Story = {
  tags: ['wcag:2.4.4', 'wcag:3.2.6'],
  play: async ({ canvasElement }) => {
    const anchors = FOOTER_ACCESSIBILITY.flatMap(({ href }) => href.split('#')[1] ?? []);
    await expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) {
      await expect(canvasElement.querySelector(`[id="${anchor}"]`), anchor).not.toBeNull();
    }
  },
};
