import { Accordion } from '@digiken/ui/accordion';
import { Button } from '@digiken/ui/button';
import { Combobox } from '@digiken/ui/combobox';
import { DateInput } from '@digiken/ui/date-input';
import { LineChart } from '@digiken/ui/line-chart';
import { Meter } from '@digiken/ui/meter';
import { NumberInput } from '@digiken/ui/number-input';
import { PasswordInput } from '@digiken/ui/password-input';
import { Section } from '@digiken/ui/section';
import { Stepper } from '@digiken/ui/stepper';
import { Switch } from '@digiken/ui/switch';
import { TagList } from '@digiken/ui/tag-list';
import { Tooltip } from '@digiken/ui/tooltip';
import { useState } from 'react';

const APPLIANCES = [
  { value: 'lamp', label: 'Lamp', hint: '5 watts' },
  { value: 'radio', label: 'Radio', hint: '10 watts' },
];

/** Parts that measure, count or float once they run: a server must say the same as the browser's first render. */
export function Plan() {
  const [appliance, setAppliance] = useState<string | null>('lamp');
  const [hours, setHours] = useState<number | null>(4);
  const [day, setDay] = useState<string | null>('2026-12-05');
  const [reminded, setReminded] = useState(true);
  return (
    <Section title="Plan your system">
      <Stepper
        label="Your plan"
        items={[
          { id: 'need', label: 'What you need', state: 'done', href: '/plan/need' },
          { id: 'size', label: 'Size', state: 'current' },
          { id: 'buy', label: 'Buying', state: 'next' },
        ]}
      />
      <Combobox label="Appliance" options={APPLIANCES} value={appliance} onValueChange={setAppliance} />
      <NumberInput label="Hours a day" value={hours} onValueChange={setHours} min={0} max={24} unit="hours" />
      <DateInput label="Starting on" value={day} onValueChange={setDay} />
      <PasswordInput label="Password of the meter" name="meter" autoComplete="new-password" strength />
      <Switch
        label="Remind me"
        checked={reminded}
        onChange={({ target: { checked } }) => setReminded(checked)}
      />
      <TagList label="Chosen" items={[{ id: 'lamp', label: 'Lamp' }]} onRemove={() => setAppliance(null)} />
      <Meter label="Battery" value={62} max={100} text="62 percent" />
      <Tooltip text="Opens the page of the shop">
        <Button variant="secondary">Shop</Button>
      </Tooltip>
      <LineChart
        title="Sun over the week"
        series={[
          {
            label: 'Hours',
            points: [
              { x: 'Monday', y: 6 },
              { x: 'Tuesday', y: 7 },
            ],
          },
        ]}
      />
      <Accordion
        headingLevel={3}
        items={[
          { id: 'rain', title: 'What when it rains?', content: <p>A battery carries you for two days.</p> },
          { id: 'theft', title: 'And thieves?', content: <p>Bolt the panel to the beam.</p> },
        ]}
      />
    </Section>
  );
}
