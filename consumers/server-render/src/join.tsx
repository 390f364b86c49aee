import { Button, ButtonLink } from '@digiken/ui/button';
import { Checkbox } from '@digiken/ui/checkbox';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Form } from '@digiken/ui/form';
import { Menu } from '@digiken/ui/menu';
import { RadioGroup } from '@digiken/ui/radio-group';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';

const PLACES = [
  { value: 'home', label: 'My home' },
  { value: 'school', label: 'A school' },
];

export function Join() {
  const [leaving, setLeaving] = useState(false);
  const { show } = useToast();
  return (
    <>
      <Form
        aria-label="Join the course"
        fieldIds={{}}
        submitLabel="Join"
        busyLabel="Joining…"
        onSubmit={async () => {
          show({ tone: 'success', message: 'You have joined.' });
          return { ok: true };
        }}
      >
        {() => (
          <>
            <TextInput label="Name" name="name" autoComplete="name" />
            <Select label="County" name="county" options={[{ value: 'siaya', label: 'Siaya' }]} />
            <RadioGroup label="Where will it stand?" name="place" options={PLACES} defaultValue="home" />
            <Checkbox label="Send me the next lesson by email" name="email" />
            <TextArea label="What should it power?" name="power" />
          </>
        )}
      </Form>
      <Menu
        label="More"
        items={[{ label: 'Share', onSelect: () => show({ tone: 'info', message: 'Link copied.' }) }]}
      />
      <ButtonLink href="/courses" variant="secondary">
        Other courses
      </ButtonLink>
      <Button variant="danger" onClick={() => setLeaving(true)}>
        Leave the course
      </Button>
      <ConfirmDialog
        open={leaving}
        title="Leave the course?"
        message="What you have done stays with you."
        confirmLabel="Leave"
        onConfirm={() => setLeaving(false)}
        onOpenChange={setLeaving}
      />
    </>
  );
}
