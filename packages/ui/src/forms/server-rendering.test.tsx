// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Calendar, RangeCalendar } from './calendar/calendar';
import { Combobox } from './combobox/combobox';
import { DateInput } from './date-input/date-input';
import { DateRangeInput } from './date-range-input/date-range-input';
import { DateTimeInput } from './date-time-input/date-time-input';
import { MultiSelect } from './multi-select/multi-select';
import { NumberInput } from './number-input/number-input';
import { OneTimeCode } from './one-time-code/one-time-code';
import { PasswordInput } from './password-input/password-input';
import { Rating, RatingInput } from './rating/rating';
import { RangeSlider, Slider } from './slider/slider';
import { Switch } from './switch/switch';
import { TimeInput } from './time-input/time-input';

const keep = () => {};
const TOPICS = [
  { value: 'soil', label: 'Soil' },
  { value: 'bees', label: 'Bees' },
];

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
      <Slider label="Volume" name="volume" defaultValue={40} marks={[{ value: 50, label: 'Half' }]} />
      <RangeSlider label="Paid" name="paid" defaultValue={[20, 80]} />
      <MultiSelect label="Topics" name="topic" options={TOPICS} defaultValue={['soil', 'bees']} selectAll />
      <Rating value={4.5} count={120} />
      <RatingInput label="Your rating" name="stars" defaultValue={4} />
      <Calendar label="Day" name="on" defaultValue="2026-11-28" />
      <RangeCalendar label="Days" name="days" defaultValue={{ start: '2026-11-02', end: '2026-11-05' }} />
      <DateRangeInput label="Term" name="term" defaultValue={{ start: '2026-09-01', end: '2026-11-30' }} />
    </>,
  );
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
  expect(html).toContain('value="Kisumu"');
  expect(html).toContain('<input type="hidden" name="county" value="kisumu"/>');
  expect(html).toContain('<input type="hidden" name="price" value="12500"/>');
  expect(html).toContain('<input type="hidden" name="day" value="2026-11-27"/>');
  expect(html).toContain('<input type="hidden" name="end" value="2026-11-27T13:00:00.000Z"/>');
  for (const [name, value] of [
    ['topic', 'soil'],
    ['topic', 'bees'],
    ['on', '2026-11-28'],
    ['days', '2026-11-02'],
    ['days', '2026-11-05'],
    ['term', '2026-09-01'],
    ['term', '2026-11-30'],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html).toContain('4.5 of 5, 120 ratings');
  expect(html).toContain('East Africa Time');
  expect(html).toContain('value="16:00"');
});
