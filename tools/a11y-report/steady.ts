import type { ComponentEvidence, Counts, Evidence } from './evidence.ts';

const total = ({ passed = 0, undecided = 0 }: Counts) => passed + undecided;

/** Whether two counts differ only in what axe could decide: the same number of stories, and the same failures. */
const sameButUndecided = (run: Counts, written: Counts) =>
  (run.failed ?? 0) === (written.failed ?? 0) && total(run) === total(written);

/**
 * A run's evidence with the undecided rules of the committed digest. Whether axe can decide a rule depends on timing
 * (a font or a picture that loads late). Passes, failures and missing evidence do not depend on it and are compared.
 * @param run what this run found
 * @param written the committed digest
 */
export function steady(run: Evidence, written: Evidence): Evidence {
  const components = Object.entries(run.components).map(([path, own]): [string, ComponentEvidence] => {
    const before = written.components[path];
    return [path, before ? steadyComponent(own, before) : own];
  });
  return { ...run, date: written.date, components: Object.fromEntries(components) };
}

function steadyComponent(run: ComponentEvidence, written: ComponentEvidence): ComponentEvidence {
  const criteria = Object.entries(run.criteria).map(([criterion, sources]) => {
    const before = written.criteria[criterion] ?? {};
    const steadied = Object.entries(sources).map(([source, counts]) => {
      const last = before[source as keyof typeof before];
      return [source, last && sameButUndecided(counts, last) ? last : counts];
    });
    return [criterion, Object.fromEntries(steadied) as typeof sources];
  });
  return {
    ...run,
    undecided: written.undecided,
    criteria: Object.fromEntries(criteria) as ComponentEvidence['criteria'],
  };
}
