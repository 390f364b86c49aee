// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { IconButton } from '../actions/icon-button/icon-button';
import { ThemeToggle } from '../actions/theme-toggle/theme-toggle';
import { Toolbar } from '../actions/toolbar/toolbar';
import { Spinner } from '../feedback/spinner/spinner';
import { ToggleGroup } from '../forms/toggle-group/toggle-group';
import { Grid } from '../foundations/grid/grid';
import { Separator } from '../foundations/separator/separator';
import { Avatar } from './avatar/avatar';
import { AvatarGroup } from './avatar-group/avatar-group';
import { Collapsible } from './collapsible/collapsible';
import { ProgressBar, ProgressRing } from './progress/progress';
import { RelativeTime } from './relative-time/relative-time';
import { Tabs } from './tabs/tabs';
import { Form } from '../forms/form/form';
import { PasswordInput } from '../forms/password-input/password-input';
import { SearchBox } from '../forms/search-box/search-box';
import { DigikenProvider } from '../foundations/digiken-provider/digiken-provider';

const page = (
  <DigikenProvider>
    <ThemeToggle />
    <IconButton label="Settings" icon={null} href="/console/settings" />
    <Avatar name="Wanjiku Kamau" src="/avatar.png" />
    <ProgressBar label="Solar power" done={2} total={6} />
    <ProgressRing label="Solar power" done={2} total={6} />
    <RelativeTime iso="2026-11-21T08:20:00Z" />
    <Tabs label="Courses" items={[{ id: 'all', label: 'All', content: 'Five courses' }]} />
    <Form fieldIds={{}} submitLabel="Sign in" busyLabel="Signing in…" onSubmit={async () => ({ ok: true })}>
      {() => <PasswordInput label="Password" name="password" autoComplete="current-password" />}
    </Form>
    <SearchBox label="Search" onSearch={() => {}} />
    <Toolbar label="View">
      <ToggleGroup label="Show as" name="view" defaultValue="a" items={[{ value: 'a', label: 'List' }]} />
    </Toolbar>
    <Separator label="or" />
    <Spinner label="Loading…" />
    <AvatarGroup label="Instructors" items={[{ name: 'Wanjiku Kamau' }]} defaultOpen />
    <Grid>
      <Collapsible title="How to pay">Enter your PIN.</Collapsible>
    </Grid>
  </DigikenProvider>
);

it('renders components without a browser', () => {
  expect(renderToString(page)).toContain('2 of 6 lessons done');
});

it('pre-rendered HTML contains no inline style and no inline script', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle=|<style|<script/);
});

it('a form submitted before hydration puts no password or email into the URL', () => {
  const forms = renderToString(page).match(/<form[^>]*data-slot="form"[^>]*>/g);
  expect(forms).toHaveLength(1);
  for (const form of forms ?? []) expect(form).toContain('method="post"');
});
