import { expect, test } from 'vitest';
import { CERTIFICATE_FIGURES } from '../../packages/learning/src/courses/certificate-paper/certificate-figures';
import {
  CERTIFICATE_FIGURES as PRINTED,
  PAPER_COLOURS,
} from '../../packages/server/src/certificates/documents/figures';
import { tokens } from '../../packages/ui/src/foundations/tokens/design-tokens';

test('[17.66] a certificate has the same figures and colours on a page and in its PDF', () => {
  expect(PRINTED).toEqual(CERTIFICATE_FIGURES);
  expect(tokens.themes.light).toMatchObject(PAPER_COLOURS);
});
