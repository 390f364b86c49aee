// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox } from './combobox/combobox';
import { DateInput } from './date-input/date-input';
import { DateTimeInput } from './date-time-input/date-time-input';
import { NumberInput } from './number-input/number-input';
import { OneTimeCode } from './one-time-code/one-time-code';
import { PasswordInput } from './password-input/password-input';
import { Switch } from './switch/switch';
import { TimeInput } from './time-input/time-input';

const keep = () => {};

it('fields render without a browser, with their values and without inline style', () => {
  const html = renderToString(
    <>
      <Combobox
        label="County"
        name="county"
        options={[{ value: 'kisumu', label: 'Kisumu' }]}
        value="kisumu"
        onValueChange={keep}
      />
      <Switch label="Save data" checked onChange={keep} />
      <NumberInput label="Price" name="price" unit="KES" value={12500} onValueChange={keep} />
      <DateInput label="The class is on" name="day" value="2026-11-27" onValueChange={keep} />
      <TimeInput label="It begins at" value="14:30" onValueChange={keep} />
      <DateTimeInput label="It ends" name="end" value="2026-11-27T13:00:00.000Z" onValueChange={keep} />
      <OneTimeCode label="Code" value="482913" onValueChange={keep} />
      <PasswordInput label="New password" autoComplete="new-password" strength />
    </>,
  );
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
  expect(html).toContain('value="Kisumu"');
  expect(html).toContain('<input type="hidden" name="county" value="kisumu"/>');
  expect(html).toContain('<input type="hidden" name="price" value="12500"/>');
  expect(html).toContain('<input type="hidden" name="day" value="2026-11-27"/>');
  expect(html).toContain('<input type="hidden" name="end" value="2026-11-27T13:00:00.000Z"/>');
  expect(html).toContain('East Africa Time');
  expect(html).toContain('value="16:00"');
});
