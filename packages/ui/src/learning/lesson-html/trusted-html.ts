interface HtmlPolicy {
  createHTML: (html: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * Marks lesson HTML as fit for the page, through the one Trusted Types policy that the site's
 * Content-Security-Policy allows (spec R.10). It changes nothing: the server sanitised
 * the text at import, and only {@link LessonHtml} calls this. Without Trusted Types the text stays a string.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('digiken-lesson', { createHTML: (text) => text });
  return policy.createHTML(html);
}
