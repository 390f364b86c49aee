import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../shared/data/courses/allyworkshop.imscc', import.meta.url));

/** A real Common Cartridge, exported by another platform. It lies beside the checkout, not in it. */
export const realCartridge = {
  here: existsSync(FILE),
  file: FILE,
  title: 'Ally: Accessibility Workshop',
};
