import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { kept } from '@digiken/ui/story/kept';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Answer, Answers } from '../../lib/quiz';
import {
  arabicQuestion,
  kiswahiliQuestion,
  longQuestion,
  quizAnswers,
  quizQuestions,
  quizReviews,
  sampleOf,
} from '../../lib/quiz-samples';
import { formulaQuestions, formulaReview } from '../../lib/quiz-formula-samples';
import { QuizQuestion, type QuizQuestionProps } from './quiz-question';

const Host = kept(QuizQuestion, 'answer', 'onAnswer');

function All({ answers, ...props }: Omit<QuizQuestionProps, 'question' | 'answer'> & { answers: Answers }) {
  return (
    <div className="flex flex-col gap-14">
      {quizQuestions.map((question) => (
        <Host key={question.id} {...props} question={question} answer={answers[question.id]} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Learning/Quizzes/Quiz question',
  component: QuizQuestion,
  render: (args) => <Host {...args} />,
  args: {
    question: sampleOf('single'),
    onAnswer: fn(),
    onUpload: async (): Promise<FormOutcome> => ({ ok: true }),
    total: 10,
  },
} satisfies Meta<typeof QuizQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-slot=skeleton]')).toBeNull(), { timeout: 10_000 });

export const Default: Story = { tags: ['!test'] };

export const TenTypes: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2'],
  render: (args) => <All {...args} answers={{}} />,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const groups = within(canvasElement).getAllByRole('group', { name: /^Question \d+ of 10/ });
    await expect(groups).toHaveLength(10);
    for (const control of canvasElement.querySelectorAll('input, select, textarea'))
      await expect(control).toHaveAccessibleName();
  },
};

export const Answered: Story = {
  render: (args) => <All {...args} answers={quizAnswers} />,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Loam' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Old leaves turn yellow' })).toHaveValue('n');
    await expect(canvas.getByRole('checkbox', { name: 'This order is my answer' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'jar-after-one-day.jpg' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  tags: ['wcag:1.4.1', 'wcag:1.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      {quizQuestions.map((question) => (
        <QuizQuestion
          key={question.id}
          {...args}
          question={question}
          answer={quizAnswers[question.id as keyof typeof quizAnswers]}
          review={quizReviews[question.id]}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('group', { name: /^Question 1 of 10/ });
    await expect(first).toHaveAccessibleDescription(/^Not right ?0 of 1 point ?Loam forms a ball too/);
    await expect(within(first).getByText('Your answer, not right')).toBeVisible();
    await expect(within(first).getByText('Right answer')).toBeVisible();
    await expect(canvas.getAllByText('Partly right')).toHaveLength(3);
    await expect(canvas.getAllByText('Waiting for your instructor')).toHaveLength(2);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** The settings hide the correct answer, and nothing was answered. */
export const ReviewedWithoutAnswers: Story = {
  tags: ['state:empty', 'spec:16.26', 'wcag:3.1.2'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      {[quizQuestions[0], quizQuestions[3], quizQuestions[6]].map(
        (question) =>
          question && (
            <QuizQuestion
              key={question.id}
              {...args}
              question={question}
              review={{
                ...{ correct: false, points: 0 },
                ...(question === quizQuestions[0] && {
                  feedback: 'Soma tena somo hili.',
                  feedbackLanguage: 'sw',
                }),
              }}
            />
          ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Soma tena somo hili.')).closest('[lang]')).toHaveAttribute(
      'lang',
      'sw',
    );
  },
};

export const Errors: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      <Host {...args} error="Choose one answer before you submit." />
      <Host {...args} question={sampleOf('numeric')} answer={{ type: 'numeric', text: 'sixty' }} />
      <Host
        {...args}
        question={sampleOf('short-text')}
        answer={{ type: 'short-text', text: 'the dark soft part '.repeat(3) }}
      />
      <Host
        {...args}
        question={sampleOf('multiple')}
        answer={{ type: 'multiple', options: ['terraces', 'down', 'mulch'] }}
      />
      <Host
        {...args}
        question={sampleOf('essay')}
        answer={{ type: 'essay', text: quizAnswers.q9.text.repeat(2) }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    const first = canvas.getByRole('group', { name: /^Question 1 / });
    await expect(first).toHaveAccessibleDescription(/Error: Choose one answer before you submit\.$/);
    await expect(canvas.getByText(/“sixty” is not a number/)).toBeVisible();
    await expect(canvas.getByText('17 characters too many.')).toBeVisible();
    await expect(canvas.getByText('You have chosen 3. Choose 2 only.')).toBeVisible();
    await expect(canvas.getByText(/\d+ words too many/)).toBeVisible();
  },
};

export const Disabled: Story = {
  render: (args) => <All {...args} answers={quizAnswers} disabled />,
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    for (const control of canvasElement.querySelectorAll('input, select, textarea, button'))
      await expect(control).toBeDisabled();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.5.7'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      {(['single', 'matching', 'ordering'] as const).map((type) => (
        <Host key={type} {...args} question={sampleOf(type)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sand' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Clay' })).toBeChecked();
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ type: 'single', option: 'clay' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear my answer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Sand' })).toHaveFocus();
    await expect(args.onAnswer).toHaveBeenLastCalledWith(undefined);

    await userEvent.tab();
    const yellow = canvas.getByRole('combobox', { name: 'Old leaves turn yellow' });
    await expect(yellow).toHaveFocus();
    await userEvent.selectOptions(yellow, 'Nitrogen');
    const purple = canvas.getByRole('combobox', { name: 'Leaves turn purple underneath' });
    await expect(
      within(purple).getByRole('option', { name: 'Nitrogen (used for Old leaves turn yellow)' }),
    ).toBeInTheDocument();

    const up = canvas.getByRole('button', { name: 'Move Lay the lines along the rows up' });
    up.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      type: 'ordering',
      order: ['flush', 'lay', 'tank', 'plant'],
    });
    await expect(up).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'This order is my answer' })).toBeChecked();
  },
};

export const FillInAndEssay: Story = {
  tags: ['wcag:4.1.3', 'wcag:1.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      <Host {...args} question={sampleOf('fill-in')} />
      <Host {...args} question={sampleOf('essay')} answer={quizAnswers.q9} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Blank 2 of 3: the finest part' }), 'clay');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ type: 'fill-in', blanks: { last: 'clay' } });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), ' It works well for me.');
    await expect(canvas.getByText(/words left/)).toBeVisible();
    await passTime(1200);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(/words left/),
    );
  },
};

export const FileNotRemoved: Story = {
  tags: ['spec:12.143', 'wcag:3.3.1', 'wcag:4.1.3'],
  args: {
    question: sampleOf('file'),
    answer: quizAnswers.q10,
    onUpload: fn(async () => ({ ok: true as const })),
    onRemoveFile: fn(async () => ({ ok: false as const, message: 'You are offline.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: jar-after-one-day.jpg' }));
    const message = 'jar-after-one-day.jpg was not removed. You are offline.';
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'jar-after-one-day.jpg' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    question: longQuestion,
    answer: { type: 'multiple', options: ['silt', 'unbroken'] } satisfies Answer,
    total: 240,
  },
};

export const FormulasAndEmphasis: Story = {
  tags: ['spec:15.180', 'wcag:4.1.2'],
  render: (args) => (
    <div className="flex flex-col gap-14">
      {formulaQuestions.map((question) => (
        <Host key={question.id} {...args} question={question} />
      ))}
      {formulaQuestions.slice(0, 2).map((question) => (
        <QuizQuestion
          key={question.id}
          {...args}
          question={{ ...question, id: `${question.id}-reviewed` }}
          answer={question.type === 'single' ? { type: 'single', option: 'b' } : undefined}
          review={formulaReview}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    const option = canvas.getByRole('radio', { name: 'π r²' });
    await userEvent.click(option);
    await expect(option).toBeChecked();
    await expect(option.closest('label')?.querySelectorAll('math')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'the whole field' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'H₂O' })).toBeVisible();
    await expect(canvas.getAllByRole('option', { name: 'Water' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Move x² down' })).toBeVisible();
    const reviewed = canvas.getAllByRole('group', { name: /How large/ }).at(-1);
    await expect(reviewed?.querySelectorAll('math')).toHaveLength(3);
    await expect(canvas.getAllByText('whole', { selector: 'strong' })).toHaveLength(2);
  },
};

export const Kiswahili: Story = { tags: ['wcag:3.1.2'], args: { question: kiswahiliQuestion } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div className="flex flex-col gap-14">
      <Host {...args} question={arabicQuestion} />
      <Host {...args} question={sampleOf('fill-in')} answer={quizAnswers.q6} />
      <Host {...args} question={sampleOf('ordering')} answer={quizAnswers.q8} />
    </div>
  ),
  play: ({ canvasElement }) => loaded(canvasElement).then(() => undefined),
};

/** Hebrew with a Latin name, under the language of the quiz. */
export const Hebrew: Story = {
  tags: ['spec:15.64', 'wcag:1.3.2'],
  args: {
    question: {
      ...sampleOf('single'),
      language: 'en',
      title: undefined,
      prompt: 'מה זה React?',
      options: [
        { id: 'a', text: 'ספרייה (library).' },
        { id: 'b', text: 'React!' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const directionOf = (text: string) =>
      getComputedStyle(within(canvasElement).getByText(text, { selector: '[dir]' })).direction;
    await expect(directionOf('מה זה React?')).toBe('rtl');
    await expect(directionOf('ספרייה (library).')).toBe('rtl');
    await expect(directionOf('React!')).toBe('ltr');
  },
};
