import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QuizMap, type QuizMapEntry, type QuizMapProps } from './quiz-map';

const ten: QuizMapEntry[] = Array.from({ length: 10 }, (_, at) => ({
  id: `q${at + 1}`,
  number: at + 1,
  state: [0, 1, 4, 7].includes(at) ? 'answered' : 'unanswered',
  flagged: at === 4 || at === 5,
}));

function Host(props: QuizMapProps) {
  const [current, setCurrent] = useState(props.currentId);
  const [questions, setQuestions] = useState(props.questions);
  return (
    <div className="max-w-72">
      <QuizMap
        {...props}
        questions={questions}
        currentId={current}
        onGo={(id) => {
          setCurrent(id);
          props.onGo?.(id);
        }}
        onFlag={(id, flagged) => {
          setQuestions(questions.map((entry) => (entry.id === id ? { ...entry, flagged } : entry)));
          props.onFlag?.(id, flagged);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Learning/Quizzes/Quiz map',
  component: Host,
  parameters: { propsOf: QuizMap },
  args: { questions: ten, currentId: 'q3', onGo: fn(), onFlag: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const UnderWay: Story = {
  tags: ['state:default', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Question 5, answered, flagged' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Question 3, not answered, you are here' }),
    ).toHaveAttribute('aria-current', 'step');
  },
};

/** Forward only: questions that are not open yet cannot be pressed. */
export const SomeAreLocked: Story = {
  args: {
    questions: ten.map((entry, at) => ({ ...entry, flagged: false, locked: at > 2 })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: /^Question/ })).toHaveLength(3);
  },
};

export const ReviewOfAHundred: Story = {
  tags: ['state:long'],
  render: (args) => (
    <QuizMap
      {...args}
      currentId={undefined}
      onFlag={undefined}
      hrefFor={(id) => `#question-${id}`}
      questions={Array.from({ length: 100 }, (_, at) => ({
        id: `q${at + 1}`,
        number: at + 1,
        state: (['right', 'right', 'wrong', 'partly', 'pending'] as const)[(at * 7) % 5] ?? 'right',
      }))}
    />
  ),
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Question 2,/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('q2');
    await expect(canvas.getByRole('button', { name: /^Question 2,/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const flag = canvas.getByRole('button', { name: 'Flag question 2' });
    flag.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFlag).toHaveBeenCalledWith('q2', true);
    await expect(flag).toHaveAccessibleName('Remove flag from question 2');
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('Question 2 flagged'),
    );
  },
};
