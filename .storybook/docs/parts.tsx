import type { ReactNode } from 'react';
import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta';

/** Number and name of each WCAG criterion. Injected by main.ts from the catalogue of the conformance report. */
declare const WCAG_NAMES: Record<string, string>;

export function Part({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="docs-part">
      <h2>{title}</h2>
      {intro && <p className="docs-intro">{intro}</p>}
      {children}
    </section>
  );
}

export function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="docs-facts">
      {facts.map(([name, value], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Keys({ rows }: { rows: ComponentMeta['keyboard'] }) {
  return (
    <table className="docs-table">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={`${keys} ${does}`}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Criteria({ numbers }: { numbers: readonly string[] }) {
  return (
    <ul className="docs-criteria">
      {numbers.map((number) => (
        <li key={number}>
          <strong>{number}</strong> {WCAG_NAMES[number]}
        </li>
      ))}
    </ul>
  );
}
