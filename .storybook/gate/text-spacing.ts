import { describeElement } from './describe-element';
import { checkReflow } from './reflow';

/** The spacing that WCAG 1.4.12 lets a reader set without losing anything. */
const READERS_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;
/** Less than this is the room around letters, not the letters. */
const TOLERANCE_PX = 4;

/** WCAG 1.4.12: under the reader's spacing nothing is cut off that was whole before, and the page still fits. */
export function checkTextSpacing(): string[] {
  if (checkReflow().length > 0) return [];
  const whole = clippingElements().filter((element) => !isCut(element));
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

/**
 * Elements that show text and hide what does not fit. Not among them: what is visually hidden on purpose, and
 * summaries clamped to a number of lines, which show that there is more and link to the whole.
 */
function clippingElements(): HTMLElement[] {
  return [...document.body.querySelectorAll('*')].filter((element): element is HTMLElement => {
    if (!(element instanceof HTMLElement)) return false;
    if (element.clientWidth <= 1 || element.clientHeight <= 1 || element.innerText.trim() === '')
      return false;
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    if (webkitLineClamp !== 'none') return false;
    return (
      clipPath === 'none' && [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
    );
  });
}

function isCut(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight + TOLERANCE_PX ||
    element.scrollWidth > element.clientWidth + TOLERANCE_PX
  );
}
