import { Button } from '@digiken/ui/button';
import { Card } from '@digiken/ui/card';
import { Dialog } from '@digiken/ui/dialog';
import { Menu } from '@digiken/ui/menu';
import { useLanguages, useLocale } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { Tabs } from '@digiken/ui/tabs';
import { TextInput } from '@digiken/ui/text-input';
import { ThemeToggle } from '@digiken/ui/theme-toggle';
import { useToast } from '@digiken/ui/toast';
import { useRef, useState } from 'react';

const CIRCLES = [
  { id: 'kisumu', title: 'Kisumu evenings', text: 'Algebra and geometry for form two, Tuesdays at six.' },
  { id: 'nakuru', title: 'Nakuru mornings', text: 'Reading Kiswahili poems together, Saturdays at nine.' },
];

/** Utilities of the app's own Tailwind stand beside the library's, and name the same roles of colour. */
export function App() {
  const [open, setOpen] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 p-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-bold text-accent-ink">Study circle</p>
        <div className="flex flex-wrap items-end gap-4">
          <SiteLanguage />
          <ThemeToggle />
        </div>
      </header>
      <main className="flex flex-col gap-8">
        <h1 className="text-3xl font-heavy">Circles near you</h1>
        <div className="grid gap-6 sm:grid-cols-2">
          {CIRCLES.map(({ id, title, text }) => (
            <Card key={id} title={title} headingLevel={2}>
              {text}
            </Card>
          ))}
        </div>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => setOpen(true)}>Start a circle</Button>
          <Menu
            label="Sort"
            items={[
              { label: 'By place', onSelect: () => show({ tone: 'info', message: 'Sorted by place.' }) },
              { label: 'By day', onSelect: () => show({ tone: 'info', message: 'Sorted by day.' }) },
            ]}
          />
        </div>
        <Tabs
          label="Your circles"
          items={[
            { id: 'joined', label: 'Joined', content: <p>You have joined one circle.</p> },
            { id: 'led', label: 'Led by you', content: <p>You lead none yet.</p> },
          ]}
        />
      </main>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Start a circle"
        description="Give it a name that learners know."
        initialFocus={name}
        footer={
          <Button
            onClick={() => {
              setOpen(false);
              show({ tone: 'success', message: 'Your circle is open.' });
            }}
          >
            Open it
          </Button>
        }
      >
        <TextInput ref={name} label="Name of the circle" name="name" />
      </Dialog>
    </div>
  );
}

function SiteLanguage() {
  const locale = useLocale();
  const choice = useLanguages();
  if (!choice) return null;
  return (
    <Select
      label="Language of this site"
      value={locale}
      options={choice.languages.map(({ tag, name }) => ({ value: tag, label: name }))}
      onChange={(event) => choice.onChange(event.target.value)}
    />
  );
}
