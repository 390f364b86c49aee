import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { ToastProvider, useToast } from '../toast/toast';
import { RecentMessages } from './recent-messages';

const ERRORS = [
  'You are not authorized to view this page',
  'Error during logout',
  'The picture picha-ya-wasifu-wangu-iliyohaririwa-mara-ya-mwisho-2026.jpeg is larger than 5 MB.',
];

function Page({ errors }: { errors: string[] }) {
  const { show, dismiss } = useToast();
  const fail = () => {
    for (const message of errors) show({ tone: 'danger', message });
    dismiss();
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="secondary" onClick={fail}>
        Let something fail
      </Button>
      <RecentMessages />
    </div>
  );
}

const meta = {
  title: 'Feedback/Recent messages',
  component: RecentMessages,
  render: () => (
    <ToastProvider>
      <Page errors={ERRORS} />
    </ToastProvider>
  ),
} satisfies Meta<typeof RecentMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const NoErrors: Story = {
  play: async () => {
    await expect(document.querySelector('[data-slot="recent-messages"]')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.2.1'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Let something fail' }));
    await waitFor(() => expect(canvasElement.querySelector('summary')).not.toBeNull());
    await userEvent.tab();
    const summary = canvasElement.querySelector('summary');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Recent messages (3)');
    // A simulated Enter does not toggle a native disclosure, so click it as the browser does.
    await userEvent.click(summary as HTMLElement);
    const list = within(canvasElement).getByRole('list');
    await waitFor(() => expect(list).toBeVisible());
    await expect(within(list).getAllByRole('listitem')[2]).toHaveTextContent('You are not authorized');
  },
};
