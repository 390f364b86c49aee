import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { type EditedBankQuestion, QuestionBank, type QuestionBankProps } from './question-bank';

const truth = (text: string, tags: string[] = []): AuthoredQuestionView => ({
  feedback: {},
  points: 1,
  tags,
  body: { type: 'true-false', prompt: { text, format: 'markdown' } },
  key: { type: 'true-false', value: true },
});
const BANKS = [
  {
    id: 'soil',
    name: 'Soil',
    questions: 3,
    tags: [
      { tag: 'compost', questions: 2 },
      { tag: 'water', questions: 1 },
    ],
    quizzes: [{ title: 'What the soil needs', href: '#quiz' }],
  },
  { id: 'seeds', name: 'Seeds', questions: 0, tags: [], quizzes: [] },
];
const ITEMS = [
  { id: 'q1', question: truth('Compost **feeds** the soil.', ['compost']) },
  { id: 'q2', question: truth('Worms help the soil.', ['compost']) },
  { id: 'q3', question: truth('Clay holds water.', ['water']) },
];
const ok = async (): Promise<FormOutcome> => ({ ok: true });
const CRUMBS = [
  { label: 'My courses', href: '#courses' },
  { label: 'Kitchen garden', href: '#course' },
];

/** The edited question, as the address keeps it, and the questions without those that were removed. */
function Stateful(props: QuestionBankProps) {
  const [editing, setEditing] = useState<EditedBankQuestion | null>(props.editing);
  const [tab, setTab] = useState(props.tab);
  const [gone, setGone] = useState<string[]>([]);
  const items = props.questions?.items.filter(({ id }) => !gone.includes(id)) ?? [];
  return (
    <QuestionBank
      {...props}
      tab={tab}
      onTabChange={setTab}
      editing={editing}
      onEdit={setEditing}
      questions={props.questions && { ...props.questions, items, total: items.length }}
      onRemoveQuestion={async (id) => {
        const outcome = await props.onRemoveQuestion(id);
        setGone([...gone, id]);
        return outcome;
      }}
    />
  );
}

const meta = {
  title: 'Learning/Authoring/Question bank',
  component: QuestionBank,
  render: Stateful,
  decorators: [inInstructorPage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    banks: BANKS,
    bankId: 'soil',
    crumbs: [...CRUMBS, { label: 'Question banks', href: '#banks' }, { label: 'Soil' }],
    publishing: { staged: true, pending: true },
    language: 'en',
    href: ({ bank = '', tag = '', editing }) =>
      `#${bank}${tag}${editing && 'id' in editing ? editing.id : ''}`,
    tab: 'questions',
    onTabChange: fn(),
    filter: { search: '', tag: '', type: '' },
    onFilter: fn(),
    questions: { items: ITEMS, total: 3, page: {} },
    editing: null,
    onEdit: fn(),
    onSaveQuestion: fn(ok),
    onRemoveQuestion: fn(ok),
    onAddBank: fn(ok),
    onRenameBank: fn(ok),
    onRemoveBank: fn(ok),
    onRender: async (markdown: string) => ({ html: `<p>${markdown}</p>`, short: [] }),
    types: ['single', 'true-false', 'numeric'],
    limits: { name: 100 },
    importing: <p>A text of questions</p>,
  },
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'spec:12.142', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = canvas.getByRole('button', { name: 'Remove Worms help the soil.' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoveQuestion).toHaveBeenCalledWith('q2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Clay holds water.' })).toHaveFocus());
    await passTime(500);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('2 questions'),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tag' }), 'water (1)');
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: '', tag: 'water', type: '' }));
  },
};

export const AddsAQuestion: Story = {
  tags: ['wcag:2.4.6'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'True or false' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'New question · True or false' })).toHaveFocus(),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Maize is a grass.');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/ }), ' maize, grass,maize ,');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the question' }));
    await waitFor(() =>
      expect(args.onSaveQuestion).toHaveBeenCalledWith(
        expect.objectContaining({ tags: ['maize', 'grass'] }),
        undefined,
      ),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a question' })).toHaveFocus());
  },
};

export const Banks: Story = {
  tags: ['spec:12.37', 'wcag:3.3.1'],
  args: {
    bankId: null,
    crumbs: [...CRUMBS, { label: 'Question banks' }],
    onAddBank: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the name.',
        errors: { name: 'This course has a bank with this name already. Choose another name.' },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a bank' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a bank' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'soil');
    await userEvent.click(dialog.getByRole('button', { name: 'Add the bank' }));
    await waitFor(() => expect(args.onAddBank).toHaveBeenCalledWith('soil'));
    await expect(await dialog.findByRole('textbox', { name: 'Name' })).toHaveValue('soil');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    bankId: null,
    banks: [],
    crumbs: [...CRUMBS, { label: 'Question banks' }],
    publishing: { staged: false, pending: false },
  },
};

export const NoMatch: Story = {
  args: {
    filter: { search: 'cassava', tag: '', type: '' },
    questions: { items: [], total: 0, page: {} },
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, banks: undefined },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: {
    state: { status: 'error', error: { message: 'The banks could not be loaded.' }, onRetry: fn() },
    banks: undefined,
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    banks: [
      {
        id: 'soil',
        name: `${LONG} ${LONG}`,
        questions: 1,
        tags: [{ tag: LONG.slice(0, 40), questions: 1 }],
        quizzes: [{ title: `${LONG} ${LONG}`, href: '#quiz' }],
      },
    ],
    questions: {
      items: [{ id: 'q1', question: truth(`${LONG} ${LONG} ${LONG}`, [LONG.slice(0, 40)]) }],
      total: 1,
      page: { nextHref: '#next' },
    },
  },
};
