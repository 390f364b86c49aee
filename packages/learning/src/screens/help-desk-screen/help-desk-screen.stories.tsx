import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FOOTER_GROUPS } from '../../site/footer/footer-links';
import { TicketForm } from '../ticket-form/ticket-form';
import { HelpDeskScreen } from './help-desk-screen';

const meta = {
  title: 'Learning/Screens/Help desk screen',
  component: HelpDeskScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HelpDeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithContact: Story = {
  args: {
    contactEmail: 'help@school.example',
    ticketForm: (
      <TicketForm
        topics={[{ value: 'teaching', label: 'Teaching' }]}
        onSubmit={fn(async () => ({ ok: true as const, reference: 'HD-4F7K2' }))}
      />
    ),
  },
};

export const LinksOpenTheirAnswer: Story = {
  tags: ['wcag:2.4.4'],
  decorators: [
    (Story) => (
      // As with a router's links: the URL changes without a hashchange event, or not at all.
      <div onClickCapture={(event) => event.preventDefault()}>
        <a href="#free-preview">Free preview lessons</a>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Free preview lessons' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'helicopter');
    await userEvent.click(link);
    const answer = canvas.getByText(/Lessons marked “Free preview” are open to everyone/);
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('Can I try a lesson first?').closest('summary') as HTMLElement);
    await userEvent.click(link);
    await expect(answer).toBeVisible();
  },
};

export const Searched: Story = {
  tags: ['wcag:4.1.3', 'wcag:3.2.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'Password device');
    await expect(canvas.getByText(/used a shared computer/)).toBeVisible();
    await expect(canvas.queryByText('How do I find a course?')).toBeNull();
    await expect(canvas.getByText(/every other device is signed out at once/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: 'Search the answers' });
    await userEvent.type(search, 'helicopter');
    await expect(canvas.getByRole('heading', { name: 'No matching answers' })).toBeVisible();
    await expect(search).toHaveValue('helicopter');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search the answers' }));
    await userEvent.keyboard('helicopter');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: 'Search the answers' })).toHaveFocus();
    await userEvent.tab();
    const question = canvas.getByText('How do I create an account?');
    await expect(question.closest('summary')).toHaveFocus();
    await userEvent.click(question);
    await expect(canvas.getByText(/Choose Sign up, then give your name/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveFocus();
  },
};

export const FooterAnchorsLeadHere: Story = {
  tags: ['wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const anchors = FOOTER_GROUPS.flatMap(({ links }) => links.map(({ href }) => href.split('#')))
      .filter(([path]) => path === '/help-desk')
      .flatMap(([, anchor]) => anchor ?? []);
    await expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) {
      await expect(canvasElement.querySelector(`[id="${anchor}"]`), anchor).not.toBeNull();
    }
  },
};
