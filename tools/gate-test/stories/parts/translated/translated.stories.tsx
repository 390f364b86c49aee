import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';

/** Each story except the control has one fault, which shows only in a page that the browser translates. */
const meta = {
  title: 'Planted/Translated',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

function Choice({ children }: { children: (pressed: boolean, presses: number) => ReactNode }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {children(presses % 2 === 1, presses)}
    </button>
  );
}

export const TranslatedControl: Story = {
  render: () => (
    <Choice>
      {(pressed, presses) => (
        <>
          {pressed && <b>✓ </b>}
          <span>{`Health, chosen ${presses} times`}</span>
        </>
      )}
    </Choice>
  ),
};

export const InsertsBeforeText: Story = {
  render: () => (
    <Choice>
      {(pressed) => (
        <>
          {pressed && <b>✓ </b>}
          Health
        </>
      )}
    </Choice>
  ),
};

export const RemovesText: Story = {
  render: () => (
    <Choice>
      {(pressed) => (
        <>
          <b>Health</b>
          {pressed && ' (chosen)'}
        </>
      )}
    </Choice>
  ),
};

export const ChangesText: Story = {
  render: () => (
    <Choice>
      {(_, presses) => (
        <>
          <b>Health</b> {presses} times
        </>
      )}
    </Choice>
  ),
};
