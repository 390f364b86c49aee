import { Fragment, useState } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { DataTable } from '@digiken/ui/data-table';
import { Section } from '@digiken/ui/section';
import { Callout } from '@digiken/ui/callout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { FactStrip } from '../../screens/fact-strip/fact-strip';
import { FirstRows } from './first-rows';
import { courseImportMessages } from './messages';

export interface ImportFindingView {
  id: string;
  /** The file in the archive. */
  where: string;
  /** From 1. */
  line?: number;
  text: string;
  /** `problem`, `warning`, `info`, or a kind as text. Findings are grouped by it. */
  severity: string;
}

export interface ImportReportView {
  title: string;
  /** A course that was there before. */
  updated?: boolean;
  /** Its title before. */
  before?: string;
  /** Link to the imported course. */
  href: string;
  units: number;
  lessons: number;
  pictures: number;
  quizzes: number;
  findings: readonly ImportFindingView[];
  /** One sentence, e.g. "4 units with 31 lessons were imported in 6 seconds." */
  summary: string;
}

/** The imported items, and the findings that the author should check. */
export function ImportReport({ report, undoable }: { report: ImportReportView; undoable: boolean }) {
  const t = useMessages(courseImportMessages);
  const { title, before, href, units, lessons, pictures, quizzes, summary } = report;
  const locale = useLocale();
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-6">
        <Callout
          tone="success"
          title={t(report.updated ? 'updated' : 'done', { title })}
          actions={<ButtonLink href={href}>{t('openCourse')}</ButtonLink>}
        >
          <p>{summary}</p>
          {before !== undefined && <p>{t(undoable ? 'replacedUndo' : 'replaced', { before })}</p>}
        </Callout>
        <FactStrip
          label={t('imported')}
          facts={[
            { label: t('units'), value: number(units) },
            { label: t('lessons'), value: number(lessons) },
            { label: t('pictures'), value: number(pictures) },
            { label: t('quizzes'), value: number(quizzes) },
          ]}
        />
      </div>
      <ImportFindings report={report} />
    </div>
  );
}

/** What could not be taken as it stood. */
export function ImportFindings({ report: { findings } }: { report: ImportReportView }) {
  const t = useMessages(courseImportMessages);
  return findings.length === 0 ? (
    <p className="text-ink-muted">{t('clean')}</p>
  ) : (
    <Findings findings={findings} />
  );
}

/** One row for each kind with its number of findings, because one list of all is too long to read. */
function Findings({ findings }: { findings: readonly ImportFindingView[] }) {
  const t = useMessages(courseImportMessages);
  const kinds = [...new Set(findings.map(({ severity }) => severity))];
  return (
    <Section title={t('findings')} intro={t('findingsIntro')}>
      <div className="flex flex-col divide-y divide-line border-y border-line">
        {kinds.map((kind) => (
          <FindingsOfKind
            key={kind}
            kind={kind === 'problem' || kind === 'warning' || kind === 'info' ? t(kind) : kind}
            items={findings.filter(({ severity }) => severity === kind)}
            only={kinds.length === 1}
          />
        ))}
      </div>
    </Section>
  );
}

interface FindingsOfKindProps {
  kind: string;
  items: readonly ImportFindingView[];
  /** There is no other kind: it is open. */
  only: boolean;
}

function FindingsOfKind({ kind, items, only }: FindingsOfKindProps) {
  const t = useMessages(courseImportMessages);
  const [open, setOpen] = useState(only);
  return (
    <Collapsible title={t('kind', { kind, count: items.length })} open={open} onOpenChange={setOpen}>
      {open && (
        // The further rows begin where the first ones begin.
        <FirstRows label={kind} items={items} className="-ms-6.5 mt-2">
          {(label, rows) => <FindingTable label={label} items={rows} />}
        </FirstRows>
      )}
    </Collapsible>
  );
}

function FindingTable({ label, items }: { label: string; items: readonly ImportFindingView[] }) {
  const t = useMessages(courseImportMessages);
  return (
    <DataTable
      label={label}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { id: 'what', label: t('what'), rowHeader: true, cell: ({ text }) => text },
        {
          id: 'where',
          label: t('where'),
          // A path is clear without a label, and needs the full width of a phone.
          hideLabelOnPhone: true,
          cell: ({ where, line }) => (
            <Path>{line === undefined ? where : t('line', { where, line: String(line) })}</Path>
          ),
        },
      ]}
    />
  );
}

/** Breaks a long path after a slash if possible, not inside a name. */
function Path({ children }: { children: string }) {
  return (
    <span translate="no" className="wrap-anywhere">
      {children.split('/').map((name, index) => (
        // Names may repeat, and the order never changes.
        <Fragment key={index}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {name}
        </Fragment>
      ))}
    </span>
  );
}
