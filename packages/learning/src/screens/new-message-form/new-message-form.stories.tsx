import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { NewMessageForm, type NewMessageValues, type RecipientView } from './new-message-form';

const PEOPLE: RecipientView[] = [
  { id: 'p1', name: 'Achieng Odhiambo', context: 'Write Python that your colleagues can read' },
  { id: 'p2', name: 'Amina Yusuf', context: 'Kakamega Farmers’ Circle' },
  { id: 'p3', name: 'Wanjiru Kamau', context: 'Keep the books of a small shop' },
];

const meta = {
  title: 'Learning/Screens/New message form',
  component: NewMessageForm,
  decorators: [
    (Story) => (
      <>
        <h2 className="pb-4 text-xl font-bold">New message</h2>
        <Story />
      </>
    ),
  ],
  args: {
    recipients: PEOPLE,
    onSearchRecipients: fn(),
    onSend: fn<(values: NewMessageValues) => Promise<FormOutcome>>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof NewMessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: function Render(args) {
    const [found, setFound] = useState<readonly RecipientView[]>([]);
    return (
      <NewMessageForm
        {...args}
        recipients={found}
        onSearchRecipients={(text) =>
          setFound(text ? PEOPLE.filter(({ name }) => name.startsWith(text)) : [])
        }
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const polite = () => document.querySelector('[data-slot=announcer-polite]');
    await userEvent.tab();
    const search = canvas.getByRole('searchbox', { name: 'Find a person by name' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('A{Enter}');
    await waitFor(() => expect(polite()).toHaveTextContent('2 people found'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const chosen = canvas.getByRole('list', { name: 'Chosen' });
    await expect(within(chosen).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(chosen).getByRole('button', { name: 'Remove Achieng Odhiambo' }));
    await expect(within(chosen).getByRole('button', { name: 'Remove Amina Yusuf' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'The river{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Is it high?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ to: ['p2'], subject: 'The river', body: 'Is it high?' }),
    );
  },
};

export const ToACourse: Story = {
  tags: ['wcag:3.3.4'],
  args: {
    courses: [
      { id: 'c1', title: 'Keep the books of a small shop', learnerCount: 212 },
      { id: 'c2', title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa', learnerCount: 0 },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'All learners of a course' }));
    const course = canvas.getByRole('combobox', { name: 'Which course?' });
    await userEvent.selectOptions(course, 'c1');
    await expect(course).toHaveAccessibleDescription('This goes to 212 learners.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'No lesson on Friday');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Rest well.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        to: { courseId: 'c1' },
        subject: 'No lesson on Friday',
        body: 'Rest well.',
      }),
    );
  },
};

export const NoRecipient: Story = {
  tags: ['wcag:3.3.1'],
  args: { initialRecipients: [], recipients: PEOPLE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
    const summary = await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose at least one person' }));
    await expect(canvas.getByRole('searchbox', { name: 'Find a person by name' })).toHaveFocus();
  },
};

/** A message of an earlier visit is in the form, and each change is reported. */
export const Kept: Story = {
  tags: ['spec:15.131'],
  args: {
    initialRecipients: PEOPLE.slice(0, 1),
    initialText: { subject: 'Lesson two', body: 'How do' },
    onTyping: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' I start?');
    await expect(args.onTyping).toHaveBeenLastCalledWith({
      subject: 'Lesson two',
      body: 'How do I start?',
      recipients: PEOPLE.slice(0, 1),
    });
  },
};
