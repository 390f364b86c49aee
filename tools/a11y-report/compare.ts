/**
 * Compares the committed report with the generated one.
 * @param files the report, by name
 * @param committed text of a committed file; undefined when there is none
 * @returns for each file that differs, its name and its first different line, before and after
 */
export function differences(
  files: Readonly<Record<string, string>>,
  committed: (name: string) => string | undefined,
): { name: string; told: string }[] {
  return Object.entries(files).flatMap(([name, text]) => {
    const before = committed(name);
    return before === text ? [] : [{ name, told: firstDifference(name, before ?? '', text) }];
  });
}

function firstDifference(name: string, before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const index = fresh.findIndex((line, at) => line !== old[at]);
  const at = index === -1 ? fresh.length : index;
  return `a11y-reports/${name}:${at + 1}\n  - ${old[at] ?? '(end)'}\n  + ${fresh[at] ?? '(end)'}`;
}
