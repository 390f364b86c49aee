import { isCut, wholeTexts } from './clipped-text';
import { describeElement } from './describe-element';
import { checkReflow } from './reflow';

/** The text spacing that WCAG 1.4.12 requires to work without loss of content. */
const READERS_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** WCAG 1.4.12: with this spacing no text is newly clipped, and the page still does not overflow. */
export function checkTextSpacing(): string[] {
  if (checkReflow().length > 0) return [];
  const whole = wholeTexts();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(READERS_SPACING);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    return [
      ...whole.filter(isCut).map((element) => `${describeElement(element)} cuts off its text`),
      ...checkReflow(),
    ];
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
