// @vitest-environment node
import { DigikenProvider } from '@digiken/ui/digiken-provider';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FloatingDots } from './floating-dots/floating-dots';
import { NewsletterForm } from './newsletter-form/newsletter-form';

const html = renderToString(
  <DigikenProvider>
    <FloatingDots count={20} />
    <NewsletterForm />
  </DigikenProvider>,
);

it('pre-rendered HTML contains no inline style and no inline script', () => {
  expect(html).toContain('data-slot="floating-dot"');
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});

it('a newsletter form submitted before hydration puts no email into the URL', () => {
  expect(html.match(/<form[^>]*data-slot="newsletter-form"[^>]*>/)?.[0]).toContain('method="post"');
});
