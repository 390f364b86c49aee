import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { FOOTER_ACCESSIBILITY, FOOTER_GROUPS, socialLinks } from '../../site/footer/footer-links';
import { AboutScreen } from '../../screens/about-screen/about-screen';
import { AccessibilityScreen } from '../../screens/accessibility-screen/accessibility-screen';
import { HelpDeskScreen } from '../../screens/help-desk-screen/help-desk-screen';

afterEach(cleanup);

const links = [...FOOTER_GROUPS.flatMap((group) => group.links), ...FOOTER_ACCESSIBILITY];
const anchors = (page: string) => [
  ...new Set(
    [...links.map(({ href }) => href), ...socialLinks().map(({ href }) => href)].filter((href) =>
      href.startsWith(`${page}#`),
    ),
  ),
];

test.each([
  ['/about-us', <AboutScreen key="about" />],
  ['/help-desk', <HelpDeskScreen key="help" />],
  ['/accessibility', <AccessibilityScreen key="accessibility" />],
])('[2.69][2.71][R.45] every footer anchor into %s leads to a section', (page, screen) => {
  render(<DigikenProvider>{screen}</DigikenProvider>);
  const wanted = anchors(page);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((href) => !document.getElementById(href.split('#')[1] ?? ''))).toEqual([]);
});
