import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { CourseAuthors, type CourseAuthorsProps } from './course-authors';

const OWNER = { id: 'owner', name: 'Wanjiku Kamau', you: true };
const SECOND = { id: 'second', name: 'Otieno Odhiambo', you: false };
const THIRD = { id: 'third', name: 'Amina Hassan', you: false };
const INVITED = { id: 'one', email: 'kiprop@example.com', expiresAt: '2026-12-18T09:30:00.000Z' };
const done = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Course authors',
  component: CourseAuthors,
  args: {
    owner: OWNER,
    coAuthors: [SECOND, THIRD],
    invitations: [INVITED],
    onInvite: fn(done),
    onWithdraw: fn(done),
    onRemove: fn(done),
  },
} satisfies Meta<typeof CourseAuthors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removes people as the app does: the list is one shorter afterwards. */
function Live(props: CourseAuthorsProps) {
  const [people, setPeople] = useState(props.coAuthors);
  return (
    <CourseAuthors
      {...props}
      coAuthors={people}
      onRemove={async (id) => {
        const outcome = await props.onRemove(id);
        if (outcome.ok) setPeople((list) => list.filter((person) => person.id !== id));
        return outcome;
      }}
    />
  );
}

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.6', 'wcag:3.3.4'],
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Owner, you')).toBeVisible();
    canvas.getByRole('button', { name: 'Remove Otieno Odhiambo' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Otieno Odhiambo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('second'));
    await waitFor(() => expect(canvas.queryByText('Otieno Odhiambo')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Amina Hassan' })).toHaveFocus());
  },
};

export const Inviting: Story = {
  tags: ['wcag:3.3.1', 'spec:12.125'],
  args: {
    onInvite: fn(async (email: string): Promise<FormOutcome> => {
      if (email.includes('@')) return { ok: true };
      return { ok: false, message: 'Check the field', errors: { email: 'Enter a valid email address' } };
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a co-instructor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a co-instructor' }));
    const field = dialog.getByRole('textbox', { name: 'Email address' });
    await userEvent.type(field, 'kiprop');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('kiprop');
    await userEvent.type(field, '@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith('kiprop@example.com'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CoInstructor: Story = {
  args: {
    owner: { ...OWNER, you: false },
    coAuthors: [{ ...SECOND, you: true }, THIRD],
    invitations: [],
    onInvite: undefined,
    onWithdraw: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Leave this course' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove|Invite/ })).toBeNull();
  },
};

export const Alone: Story = { args: { coAuthors: [], invitations: [] } };

export const Failed: Story = {
  tags: ['state:error', 'wcag:4.1.3'],
  args: {
    onWithdraw: fn(async () => ({ ok: false as const, message: 'There is no such invitation.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Withdraw the invitation to kiprop@example.com' }),
    );
    await expect(await canvas.findByText('There is no such invitation.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    coAuthors: [{ ...SECOND, name: 'Nyamweya Onyango-Wamalwa wa Mwangangi-Kirinyaga Nambale' }],
    invitations: [
      { ...INVITED, email: 'a.very.long.address.of.an.instructor.who.writes.about.bees@county.example.com' },
    ],
  },
};
