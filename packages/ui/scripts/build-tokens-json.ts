/** Writes dist/tokens.json. Runs after tsup, which empties dist. */
import { writeFileSync } from 'node:fs';
import { tokensDocument } from './build-tokens';

writeFileSync(new URL('../dist/tokens.json', import.meta.url), tokensDocument());
