import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';
import { parse } from 'yaml';

interface Verdict {
  result: boolean;
  message: string;
}
type Validator = (data: unknown, against: unknown) => Verdict;

const { resolve } = createRequire(import.meta.url);

/** @openacr/openacr ships its validator only as TypeScript source. */
async function validator(name: 'validateOpenACR' | 'validateOpenACRCatalogValues'): Promise<Validator> {
  const path = resolve(`@openacr/openacr/src/${name}.ts`);
  const found = ((await tsImport(path, import.meta.url)) as Record<string, Validator>)[name];
  if (!found) throw new Error(`@openacr/openacr no longer has ${name}.`);
  return found;
}

/**
 * Validates a report against OpenACR's schema and the terms and criteria of a catalog.
 * @param acr text of openacr.yaml
 * @returns the errors; empty if it is valid
 */
export async function openAcrErrors(acr: string, catalog: unknown): Promise<string[]> {
  const data: unknown = parse(acr);
  const verdicts = [
    (await validator('validateOpenACR'))(data, 'openacr-0.1.0.json'),
    (await validator('validateOpenACRCatalogValues'))(data, catalog),
  ];
  return verdicts.filter(({ result }) => !result).map(({ message }) => message);
}
