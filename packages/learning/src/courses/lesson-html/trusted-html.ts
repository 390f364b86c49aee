interface HtmlPolicy {
  createHTML: (html: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * Marks lesson HTML as trusted, through the one Trusted Types policy that the site's Content-Security-Policy allows
 * (spec R.10). The server has sanitised the text, so nothing is changed here. Only {@link LessonHtml} and {@link ShortHtml} call this.
 * Returns the text itself where the browser has no Trusted Types.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('digiken-lesson', { createHTML: (text) => text });
  return policy.createHTML(html);
}
