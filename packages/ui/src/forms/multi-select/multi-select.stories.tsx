import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { MultiSelect } from './multi-select';

const TOPICS = [
  { value: 'soil', label: 'Soil and compost', hint: 'Agriculture' },
  { value: 'bees', label: 'Beekeeping', hint: 'Agriculture' },
  { value: 'water', label: 'Rain water', hint: 'Agriculture' },
  { value: 'books', label: 'Bookkeeping', hint: 'Business' },
  { value: 'market', label: 'Selling at the market', hint: 'Business' },
  { value: 'solar', label: 'Solar power', hint: 'Energy' },
];

const meta = {
  title: 'Forms/Multi select',
  component: MultiSelect,
  args: { label: 'Topics', options: TOPICS, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-[30rem] max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const spoken = () => document.querySelector('[data-slot=announcer-polite]');
const says = (text: string) => waitFor(() => expect(spoken()).toHaveTextContent(text));
const chips = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-slot=chip]')].map((chip) => chip.textContent);

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  args: { hint: 'What is the course about?', defaultValue: ['soil', 'solar'], clearable: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Topics, chosen' })).toBeVisible();
    await expect(field(canvasElement)).toHaveAccessibleDescription('What is the course about? 2 chosen');
  },
};

export const EveryState: Story = {
  tags: ['state:error', 'state:disabled', 'state:empty', 'state:long', 'wcag:1.4.10', 'wcag:3.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-8">
      <MultiSelect {...args} label="Topics" error="Choose at least one topic" placeholder="Type a topic" />
      <MultiSelect {...args} label="Topics of the hub" defaultValue={['bees', 'books']} readOnly />
      <MultiSelect {...args} label="Topics of last year" defaultValue={['bees']} disabled />
      <MultiSelect
        {...args}
        label="Mada za kozi ambazo wanafunzi wa kikundi hiki wangependa kuanza nazo wiki hii"
        required={false}
        max={2}
        options={[{ value: 'long', label: 'Kuhifadhi maji ya mvua kwa bustani ndogo ya jikoni nyumbani' }]}
        defaultValue={['long']}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('combobox');
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Error: Choose at least one topic None chosen');
    await expect(within(canvasElement).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SelectAllAndForm: Story = {
  tags: ['state:open', 'wcag:1.4.1', 'wcag:2.5.8', 'wcag:4.1.2', 'wcag:4.1.3'],
  args: { selectAll: true, name: 'topic', defaultValue: ['solar'] },
  render: (args) => (
    <form>
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('topic');
    const input = field(canvasElement);
    await userEvent.type(input, 'agri');
    const list = await screen.findByRole('listbox', { name: 'Topics' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(within(list).getByRole('option', { name: 'Select all 3' }));
    await expect(sent()).toEqual(['solar', 'soil', 'bees', 'water']);
    await says('4 chosen');
    await userEvent.click(screen.getByRole('option', { name: /^Beekeeping/ }));
    await expect(sent()).toEqual(['solar', 'soil', 'water']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Solar power' }));
    await expect(screen.getByRole('button', { name: 'Remove Soil and compost' })).toHaveFocus();
    await expect(sent()).toEqual(['soil', 'water']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['solar']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Solar power' }));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    for (const option of screen.getAllByRole('option'))
      await expect(option.offsetHeight).toBeGreaterThanOrEqual(24);
    // The box grows with its chips, and the list follows it.
    await userEvent.click(screen.getByRole('option', { name: 'Select all 6' }));
    const below = () =>
      screen.getByRole('listbox').getBoundingClientRect().top - input.getBoundingClientRect().bottom;
    await waitFor(() => expect(below()).toBeGreaterThanOrEqual(0));
  },
};

export const AtMostTwo: Story = {
  tags: ['state:open', 'wcag:4.1.3'],
  args: { max: 2, defaultValue: ['bees'] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('1 of at most 2 chosen')).toBeVisible();
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: /^Rain water/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bees', 'water']);
    const books = screen.getByRole('option', { name: /^Bookkeeping/ });
    await expect(books).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(books);
    await says('You can choose at most 2. Remove one first.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('keep{ArrowDown}{Enter}');
    await says('Beekeeping chosen. 1 in all.');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await passTime(500);
    await says('6 options');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chips(canvasElement)).toEqual(['Beekeeping', 'Rain water']);
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await says('Rain water removed. 1 left.');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('solar power');
    await passTime(500);
    await says('1 option');
    await userEvent.tab();
    await expect(chips(canvasElement)).toEqual(['Solar power']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}xyz');
    await passTime(500);
    await says('No matches');
    await userEvent.tab();
    await expect(input).toHaveValue('xyz');
    await expect(input).toHaveAccessibleDescription(/Choose one of the options, or clear the field/);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Backspace}{Backspace}{Backspace}{ArrowDown}');
  },
};
