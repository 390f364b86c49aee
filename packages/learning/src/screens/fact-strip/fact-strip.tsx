import { TextLink } from '@digiken/ui/text-link';

export interface FactView {
  /** What is counted, e.g. "People". */
  label: string;
  value: string;
  /** How it has changed, e.g. "37 new this week". Undefined: the figure has no earlier one to compare with. */
  change?: string;
  /** The list of what is counted. */
  href?: string;
}

export interface FactStripProps {
  /** Names the figures. */
  label: string;
  /** Always four, so that no row has a remainder. */
  facts: readonly [FactView, FactView, FactView, FactView];
}

/** Four figures of a dashboard or of one thing, each with its change where it has one (spec 11.46). */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <section
      aria-label={label}
      data-slot="fact-strip"
      className="min-w-0 overflow-clip rounded-xl border bg-line in-[.high-contrast]:border-2"
    >
      <dl className="grid grid-cols-2 gap-px lg:grid-cols-4">
        {facts.map(({ label: term, value, change, href }) => (
          <div key={term} className="flex min-w-0 flex-col bg-surface px-3 py-3.5 wrap-anywhere sm:px-5">
            <dt className="text-sm text-ink-muted">
              {href === undefined ? (
                term
              ) : (
                <TextLink quiet href={href}>
                  {term}
                </TextLink>
              )}
            </dt>
            <dd className="text-xl font-heavy tracking-tight tabular-nums sm:text-2xl">{value}</dd>
            {change !== undefined && <dd className="text-sm text-ink-muted">{change}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
