import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Controller, type ControllerRenderProps, useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { DigikenProvider } from '../foundations/digiken-provider/digiken-provider';
import { Checkbox } from './checkbox/checkbox';
import { Combobox } from './combobox/combobox';
import { DateInput } from './date-input/date-input';
import { DateTimeInput } from './date-time-input/date-time-input';
import { FileInput } from './file-input/file-input';
import { MarkdownEditor } from './markdown-editor/markdown-editor';
import { NumberInput } from './number-input/number-input';
import { OneTimeCode } from './one-time-code/one-time-code';
import { PasswordInput } from './password-input/password-input';
import { RadioGroup } from './radio-group/radio-group';
import { RatingInput } from './rating/rating';
import { SearchBox } from './search-box/search-box';
import { Select } from './select/select';
import { Switch } from './switch/switch';
import { TextArea } from './text-area/text-area';
import { TextInput } from './text-input/text-input';
import { TimeInput } from './time-input/time-input';

const OPTIONS = [
  { value: '', label: 'None' },
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const preview = { status: 'ready', content: null } as never;

const control = () => document.querySelector<HTMLInputElement>('[data-testid=control]') as HTMLInputElement;
const type = (text: string) => fireEvent.change(control(), { target: { value: text } });
const press = () => fireEvent.click(control());
const marked = { 'data-testid': 'control' };

afterEach(cleanup);

/** Native controls: `register` spreads name, ref, onChange and onBlur. */
const NATIVE: [string, (given: object) => ReactElement, initial: unknown, act: () => void, value: unknown][] =
  [
    ['TextInput', (given) => <TextInput label="A" {...given} />, '', () => type('x'), 'x'],
    ['TextArea', (given) => <TextArea label="A" {...given} />, '', () => type('x'), 'x'],
    [
      'PasswordInput',
      (given) => <PasswordInput label="A" autoComplete="new-password" {...given} />,
      '',
      () => type('x'),
      'x',
    ],
    ['Select', (given) => <Select label="A" options={OPTIONS} {...given} />, '', () => type('b'), 'b'],
    ['Checkbox', (given) => <Checkbox label="A" {...given} />, false, press, true],
    ['Switch', (given) => <Switch label="A" {...given} />, false, press, true],
  ];

/** Composite controls: `Controller` passes the value. */
const COMPOSITE: [
  string,
  (field: object) => ReactElement,
  initial: unknown,
  act: () => void,
  value: unknown,
][] = [
  ['NumberInput', (field) => <NumberInput label="A" {...field} />, null, () => type('12,500'), 12500],
  ['TimeInput', (field) => <TimeInput label="A" {...field} />, null, () => type('2.30 pm'), '14:30'],
  ['OneTimeCode', (field) => <OneTimeCode label="A" {...field} />, '', () => type('123456'), '123456'],
  ['RadioGroup', (field) => <RadioGroup label="A" options={OPTIONS.slice(1)} {...field} />, '', press, 'a'],
  ['RatingInput', (field) => <RatingInput label="A" {...field} />, null, press, 1],
  [
    'Combobox',
    (field) => <Combobox label="A" options={OPTIONS.slice(1)} {...field} />,
    null,
    () => {
      type('second');
      fireEvent.keyDown(control(), { key: 'Enter' });
    },
    'b',
  ],
  [
    'DateInput',
    (field) => <DateInput label="A" {...field} />,
    null,
    () => {
      for (const [part, text] of [
        ['day', '3'],
        ['month', '4'],
        ['year', '2027'],
      ] as const)
        fireEvent.change(document.querySelector(`[data-slot=date-${part}]`) as HTMLInputElement, {
          target: { value: text },
        });
    },
    '2027-04-03',
  ],
  [
    'DateTimeInput',
    (field) => <DateTimeInput label="A" {...field} />,
    null,
    () => {
      for (const [part, text] of [
        ['day', '3'],
        ['month', '4'],
        ['year', '2027'],
      ] as const)
        fireEvent.change(document.querySelector(`[data-slot=date-${part}]`) as HTMLInputElement, {
          target: { value: text },
        });
      fireEvent.change(document.querySelector('[data-slot=time-input]') as HTMLInputElement, {
        target: { value: '14:30' },
      });
    },
    '2027-04-03T11:30:00.000Z',
  ],
  [
    'MarkdownEditor',
    (field) => <MarkdownEditor label="A" preview={preview} onPreview={() => {}} {...field} />,
    '',
    () => type('x'),
    'x',
  ],
];

interface PageProps {
  draw: (given: object) => ReactElement;
  initial: unknown;
  composite: boolean;
  onDone: (value: unknown) => void;
}

/** A form of react-hook-form with one required field, that starts empty. */
function Page({ draw, initial, composite, onDone }: PageProps) {
  const form = useForm({ defaultValues: { field: initial } });
  const { errors } = form.formState;
  const rules = { validate: (value: unknown) => Boolean(value) || 'Required' };
  const shown = { ...marked, required: false, error: errors.field?.message };
  const registered = (field: UseFormRegisterReturn) => draw({ ...shown, ...field });
  const controlled = ({ value, onChange, onBlur, name, ref }: ControllerRenderProps<{ field: unknown }>) =>
    draw({ ...shown, value, onValueChange: onChange, onBlur, name, ref });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ field }) => onDone(field))(event)} noValidate>
      {composite ? (
        <Controller
          name="field"
          control={form.control}
          rules={rules}
          render={({ field }) => controlled(field)}
        />
      ) : (
        registered(form.register('field', rules))
      )}
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
    </form>
  );
}

const all = [
  ...NATIVE.map((row) => [...row, false] as const),
  ...COMPOSITE.map((row) => [...row, true] as const),
];

describe('with react-hook-form', () => {
  it.each(all)(
    '%s registers, validates, focuses its error, submits and resets',
    async (_, draw, initial, act, value, composite) => {
      const done: unknown[] = [];
      render(
        <DigikenProvider>
          <Page draw={draw} initial={initial} composite={composite} onDone={(sent) => done.push(sent)} />
        </DigikenProvider>,
      );
      const send = () => fireEvent.click(screen.getByText('Send'));
      send();
      await screen.findByText('Required');
      expect(done).toEqual([]);
      expect(document.activeElement).toBe(control());

      act();
      send();
      await waitFor(() => expect(done).toEqual([value]));

      fireEvent.click(screen.getByText('Start again'));
      send();
      await screen.findByText('Required');
      expect(done).toHaveLength(1);
    },
  );
});

describe('in a native form, uncontrolled', () => {
  const valueOf = (value: unknown) => (value === true ? 'on' : String(value));

  it.each(all)('%s is in FormData, and follows a reset', async (_, draw, _initial, act, value) => {
    render(
      <DigikenProvider>
        <form>{draw({ ...marked, name: 'field', required: false })}</form>
      </DigikenProvider>,
    );
    const form = document.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).get('field') || null;
    const before = sent();
    expect(before).toBeNull();
    act();
    await waitFor(() => expect(sent()).toBe(valueOf(value)));
    form.reset();
    await waitFor(() => expect(sent()).toBe(before));
  });

  it('FileInput and SearchBox take part', () => {
    render(
      <DigikenProvider>
        <form>
          <FileInput label="File" name="file" />
        </form>
        <SearchBox label="Search" name="words" defaultValue="maize" onSearch={() => {}} />
      </DigikenProvider>,
    );
    const [first, second] = document.querySelectorAll('form');
    expect(new FormData(first).get('file')).toBeInstanceOf(File);
    expect(new FormData(second).get('words')).toBe('maize');
  });
});
