import type { StoryDirection } from '../../languages';
import type { Frame } from '../../story-frame';
import { themeOf } from '../../themes';
import { wholeTexts } from '../clipped-text';
import { readPageTexts } from '../contrast/page-texts';
import type { Finding } from '../story-checks';
import { type Base, sweepsOf } from './variants';

export interface SweptStory {
  globals: Record<string, unknown> & { direction?: StoryDirection };
  parameters: { frame?: Frame };
}

export interface SweepResult {
  /** By variant. */
  sweep: Record<string, 'passed' | 'failed'>;
  findings: Finding[];
}

/**
 * Checks the mounted story in other environments: themes, widths, text sizes, direction.
 * Nothing is remounted, so only the effects of the change itself are checked.
 * @param cell the cell in which the story was mounted
 */
export async function sweepStory(cell: string, { globals, parameters }: SweptStory): Promise<SweepResult> {
  const variants = sweepsOf(cell);
  const result: SweepResult = { sweep: {}, findings: [] };
  // To read the page as it is takes as long as a check of it.
  if (variants.length === 0) return result;
  const base: Base = {
    theme: themeOf(globals),
    frame: parameters.frame,
    width: window.innerWidth,
    height: window.innerHeight,
    whole: wholeTexts(),
    texts: readPageTexts(),
    media: { colorScheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' },
  };
  for (const variant of variants) {
    for (const [name, findings] of Object.entries(await variant(base))) {
      result.sweep[name] = findings.length === 0 ? 'passed' : 'failed';
      result.findings.push(...findings.map((finding) => ({ ...finding, variant: name })));
    }
  }
  return result;
}
