import { useState } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { DataTable } from '@digiken/ui/data-table';
import { Section } from '@digiken/ui/section';
import { Callout } from '@digiken/ui/callout';
import { Select } from '@digiken/ui/select';
import { useAnnounce } from '@digiken/ui/announcer';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { FactStrip } from '../../screens/fact-strip/fact-strip';
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

const TONES: Record<string, BadgeProps['tone']> = { problem: 'danger', warning: 'warning', info: 'info' };

/** The imported items, and the findings that the author should check. */
export function ImportReport({ report }: { report: ImportReportView }) {
  const t = useMessages(courseImportMessages);
  const { title, href, units, lessons, pictures, quizzes, summary } = report;
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
          {summary}
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

function Findings({ findings }: { findings: readonly ImportFindingView[] }) {
  const t = useMessages(courseImportMessages);
  const announce = useAnnounce();
  const [wanted, setWanted] = useState('');
  const kinds = [...new Set(findings.map(({ severity }) => severity))];
  const named = (kind: string) =>
    kind === 'problem' || kind === 'warning' || kind === 'info' ? t(kind) : kind;
  const amount = (kind: string) => findings.filter(({ severity }) => !kind || severity === kind).length;
  const rows = findings
    .filter(({ severity }) => !wanted || severity === wanted)
    .toSorted((a, b) => kinds.indexOf(a.severity) - kinds.indexOf(b.severity));

  const narrow = (kind: string) => {
    setWanted(kind);
    announce(t('shown', { count: amount(kind) }));
  };
  return (
    <Section title={t('findings')} intro={t('findingsIntro')}>
      {kinds.length > 1 && (
        <div className="max-w-form">
          <Select
            label={t('show')}
            value={wanted}
            onChange={(event) => narrow(event.target.value)}
            options={[
              { value: '', label: t('all', { count: findings.length }) },
              ...kinds.map((kind) => ({
                value: kind,
                label: t('kind', { kind: named(kind), count: amount(kind) }),
              })),
            ]}
          />
        </div>
      )}
      <DataTable
        label={t('findings')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', label: t('what'), rowHeader: true, cell: ({ text }) => text },
          {
            id: 'where',
            label: t('where'),
            cell: ({ where, line }) => (
              <span className="wrap-anywhere">
                {line === undefined ? where : t('line', { where, line: String(line) })}
              </span>
            ),
          },
          {
            id: 'how',
            label: t('how'),
            hideLabelOnPhone: true,
            cell: ({ severity }) => <Badge tone={TONES[severity] ?? 'neutral'}>{named(severity)}</Badge>,
          },
        ]}
      />
    </Section>
  );
}
