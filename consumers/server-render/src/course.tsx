import { Avatar } from '@digiken/ui/avatar';
import { Badge } from '@digiken/ui/badge';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Card } from '@digiken/ui/card';
import { DataTable } from '@digiken/ui/data-table';
import { Facts } from '@digiken/ui/facts';
import { PageHeader } from '@digiken/ui/page-header';
import { formatPrice, Price } from '@digiken/ui/price';
import { ProgressBar } from '@digiken/ui/progress';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Tabs } from '@digiken/ui/tabs';
import { TextLink } from '@digiken/ui/text-link';
import { ThemeToggle } from '@digiken/ui/theme-toggle';

const UNITS = [
  { id: 'sun', name: 'What the sun gives', lessons: 6 },
  { id: 'panel', name: 'Choosing a panel', lessons: 4 },
];

export function Course() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Courses', href: '/courses' }, { label: 'Solar power at home' }]} />
      <PageHeader
        title="Solar power at home"
        intro="Plan, buy and look after a small system."
        actions={<ThemeToggle />}
      />
      <Badge variant="solid">Beginner</Badge>
      <Facts
        items={[
          { label: 'Price', value: <Price amount={1500} /> },
          { label: 'With two friends', value: formatPrice(4000) },
          { label: 'Last changed', value: <RelativeTime iso="2026-11-20T08:00:00Z" /> },
        ]}
      />
      <Card title="Your teacher" headingLevel={2}>
        <Avatar name="Achieng Otieno" />
        <p>
          Achieng wires schools in Siaya. <TextLink href="/instructors/achieng">Her other courses</TextLink>
        </p>
      </Card>
      <ProgressBar label="Solar power at home" done={2} total={6} />
      <Tabs
        label="Parts of the course"
        items={[
          {
            id: 'units',
            label: 'Units',
            content: (
              <DataTable
                label="Units"
                columns={[
                  { id: 'name', label: 'Unit', cell: ({ name }) => name, rowHeader: true },
                  { id: 'lessons', label: 'Lessons', cell: ({ lessons }) => lessons, align: 'end' },
                ]}
                rows={UNITS}
                rowKey={({ id }) => id}
              />
            ),
          },
          { id: 'questions', label: 'Questions', content: <p>Nobody has asked yet.</p> },
        ]}
      />
    </>
  );
}
