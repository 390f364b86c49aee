import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { kept } from '../../foundations/story/kept';
import { listboxContract } from '../../foundations/contracts/listbox.contract';
import type { LoadState } from '../../foundations/lib/types';
import { Dialog } from '../../overlays/dialog/dialog';
import { Combobox, type ComboboxProps } from './combobox';

const COUNTIES = [
  'Baringo',
  'Bomet',
  'Bungoma',
  'Busia',
  'Elgeyo-Marakwet',
  'Embu',
  'Garissa',
  'Homa Bay',
  'Isiolo',
  'Kajiado',
  'Kakamega',
  'Kericho',
  'Kiambu',
  'Kilifi',
  'Kirinyaga',
  'Kisii',
  'Kisumu',
  'Kitui',
  'Kwale',
  'Laikipia',
  'Lamu',
  'Machakos',
  'Makueni',
  'Mandera',
  'Marsabit',
  'Meru',
  'Migori',
  'Mombasa',
  'Murang’a',
  'Nairobi',
  'Nakuru',
  'Nandi',
  'Narok',
  'Nyamira',
  'Nyandarua',
  'Nyeri',
  'Samburu',
  'Siaya',
  'Taita-Taveta',
  'Tana River',
  'Tharaka-Nithi',
  'Trans Nzoia',
  'Turkana',
  'Uasin Gishu',
  'Vihiga',
  'Wajir',
  'West Pokot',
];
const counties = COUNTIES.map((name) => ({ value: name.toLowerCase(), label: name }));

const COURSES = [
  { value: 'c1', label: 'Start a kitchen garden', hint: 'Agriculture · Akinyi Odhiambo' },
  { value: 'c2', label: 'Solar power for the home', hint: 'Energy · Kiprono Cheruiyot' },
  { value: 'c3', label: 'Keep the books of a small shop', hint: 'Business · Wanjiku Kamau' },
  { value: 'c4', label: 'Beekeeping in dry lands', hint: 'Agriculture · Mutua Musyoka' },
];

const Kept = kept(Combobox);

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'County', options: counties, value: null, onValueChange: fn(), clearable: true },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="min-h-[26rem] max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole<HTMLInputElement>('combobox');
const spoken = () => document.querySelector('[data-slot=announcer-polite]');
/** An open list announces its number of options after half a second. Waiting for it makes a walk the same at any speed. */
const says = async (text: string | RegExp) => {
  await passTime(500);
  await waitFor(() => expect(spoken()).toHaveTextContent(text));
};

export const Default: Story = {
  tags: ['state:default'],
  args: { hint: 'Where you learn most of the time.' },
};

export const Open: Story = {
  tags: ['state:open', 'wcag:1.3.1', 'wcag:2.5.8', 'wcag:4.1.2', 'wcag:4.1.3'],
  args: { label: 'Course', options: COURSES, value: 'c2' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const list = await screen.findByRole('listbox', { name: 'Course' });
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    for (const target of [
      ...within(list).getAllByRole('option'),
      ...within(canvasElement).getAllByRole('button'),
    ])
      await expect(Math.min(target.offsetHeight, target.offsetWidth)).toBeGreaterThanOrEqual(24);
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(
      'Solar power for the home',
    );
    await says('4 options');
    await userEvent.keyboard('{ArrowDown}');
    const chosen = within(list).getByRole('option', { selected: true });
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', chosen.id);
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Contract: Story = {
  tags: ['!dev', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { label: 'Course', options: COURSES },
  play: async ({ canvasElement }) => {
    const control = () => field(canvasElement);
    await listboxContract({
      control,
      options: COURSES.map(({ label }) => label),
      open: async (pointer) => {
        const keys = pointer === 'touch' ? '[TouchA]' : '[MouseLeft]';
        await userEvent.pointer({ keys, target: control() });
      },
      openByKey: async () => {
        control().focus();
        await userEvent.keyboard('{ArrowDown}');
      },
      chosen: () => COURSES.find(({ label }) => label === control().value)?.label ?? null,
      typing: { kind: 'filter', text: 'agri', leaves: ['Start a kitchen garden', 'Beekeeping in dry lands'] },
      reset: async () => {
        await userEvent.keyboard('{Escape}');
        await userEvent.clear(control());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      },
    });
  },
};

export const TypedTextStays: Story = {
  tags: ['state:empty', 'state:error', 'wcag:3.3.1', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.type(input, 'kisumu');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('Kisumu');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kisumu');
    await userEvent.type(input, ' city');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await says('No matches');
    await screen.findByText('No matches for “Kisumu city”. Try fewer letters.');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('Kisumu city');
    await expect(input).toHaveAccessibleDescription('Error: Choose one of the options, or clear the field');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear County' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, 'nairobbi');
    await screen.findByText(/No matches for “nairobbi”/);
  },
};

const LEARNERS = [
  ...['Amina Yusuf', 'Akinyi Odhiambo', 'Baraka Mwangi', 'Chebet Kiplagat'].map((label, index) => ({
    value: `l${index}`,
    label,
    hint: `${label.split(' ')[0]?.toLowerCase()}@example.com`,
  })),
];

/** Resolves on demand, so that the story can check every stage. */
const search: { answer: (ok: boolean) => void } = { answer: () => {} };
const answerBy = (answer: (ok: boolean) => void) => {
  search.answer = answer;
};

function FromServer(props: ComboboxProps) {
  const [options, setOptions] = useState<ComboboxProps['options']>([]);
  const [state, setState] = useState<LoadState>({ status: 'ready' });
  const ask = (text: string) => {
    setState({ status: 'loading' });
    answerBy((ok) => {
      setOptions(ok ? LEARNERS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())) : []);
      setState(
        ok
          ? { status: 'ready' }
          : {
              status: 'error',
              error: { message: 'Our servers are currently unavailable.' },
              onRetry: () => ask(text),
            },
      );
    });
  };
  return <Kept {...props} options={options} state={state} onSearch={ask} />;
}

export const FromAServer: Story = {
  tags: ['state:loading', 'state:error', 'wcag:4.1.3'],
  args: { label: 'Learner', placeholder: 'Name or email', emptyText: 'Type a name to look for a learner.' },
  render: (args) => <FromServer {...args} />,
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await screen.findByText('Type a name to look for a learner.');
    await userEvent.type(input, 'ba');
    await passTime(250);
    await within(canvasElement).findByText('Looking…');
    await says('Looking…');
    search.answer(false);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('ba');
    await within(canvasElement).findByText('Looking…');
    search.answer(true);
    await screen.findByRole('option', { name: /Baraka Mwangi/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Baraka Mwangi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('l2');
    await userEvent.type(input, 'x');
    await passTime(250);
    await within(canvasElement).findByText('Looking…');
  },
};

export const FiveHundred: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    label: 'Somo ambalo ungependa kuanza nalo wiki hii katika kozi ya kilimo cha kisasa',
    error: 'Choose the lesson to begin with',
    options: Array.from({ length: 500 }, (_, index) => ({
      value: `lesson-${index}`,
      label: `Lesson ${index + 1}: ${index % 2 ? 'Kuhifadhi maji ya mvua kwa bustani ndogo ya jikoni nyumbani' : 'Harvest rain'}`,
    })),
  },
  decorators: [
    (Story) => (
      <div className="pt-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    // Not by role, which would compute 500 accessible names each time.
    const rows = () => [...document.querySelectorAll('[data-slot=combobox-option]')];
    await waitFor(() => expect(rows()).toHaveLength(500));
    await userEvent.keyboard('{ArrowUp}');
    const last = rows().at(-1);
    await expect(last).toHaveTextContent(/^Lesson 500:/);
    await expect(input).toHaveAttribute('aria-activedescendant', last?.id);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.type(input, 'kuhifadhi 49');
    await waitFor(() => expect(rows()).toHaveLength(5));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('na');
    await says(/^\d+ options$/);
    await userEvent.keyboard('{ArrowDown}');
    const on = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await expect(on()).toBe('Nairobi');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Nandi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nandi');
    await userEvent.keyboard('{ArrowDown}');
    await expect(on()).toBe('Nandi');
    await says('47 options');
    await userEvent.keyboard('{PageDown}');
    await expect(on()).toBe('Trans Nzoia');
    // The events that an enclosing dialog would receive.
    const heardAround = fn();
    document.addEventListener('keydown', heardAround, { capture: true });
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heardAround, { capture: true });
    await expect(heardAround).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('Nandi');
    await passTime(1000);
    await waitFor(() => expect(spoken()).toBeEmptyDOMElement());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(screen.getByRole('listbox')).toBeVisible();
    await says('47 options');
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Clear County' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('wa{ArrowDown}');
  },
};

/** A phone's keyboard covers the lower half of the window. No browser here shows one, so the values are simulated. */
async function withKeyboard(run: () => Promise<void>) {
  const inSight = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: inSight });
  try {
    inSight.height = window.innerHeight / 2;
    await run();
  } finally {
    Reflect.deleteProperty(window, 'visualViewport');
  }
}

export const AboveAKeyboard: Story = {
  tags: ['wcag:2.4.11'],
  decorators: [
    (Story) => (
      <div className="pt-[calc(50vh-8rem)] pb-96">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await withKeyboard(async () => {
      await userEvent.click(field(canvasElement));
      const list = await screen.findByRole('listbox');
      const { top, bottom } = list.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(field(canvasElement).getBoundingClientRect().top);
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    });
  },
};

function WithinDialog(props: ComboboxProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Join a hub</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Join a hub">
        <p className="min-h-60">Choose where you learn most of the time.</p>
        <Kept {...props} />
      </Dialog>
    </>
  );
}

/** The dialog scrolls, so content below its edge would not be visible. */
export const InADialog: Story = {
  tags: ['state:open'],
  render: (args) => <WithinDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Join a hub' });
    const input = field(dialog);
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    const { top, bottom } = list.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top);
    await expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
  },
};
