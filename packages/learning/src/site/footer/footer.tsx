import { FloatingDots } from '../floating-dots/floating-dots';
import { RecentMessages } from '@digiken/ui/recent-messages';
import { NewsletterForm } from '../newsletter-form/newsletter-form';
import { SiteLanguage } from '../site-language/site-language';
import { BaseLink } from '@digiken/ui/link-provider';
import { useMessages } from '@digiken/ui/messages-provider';
import { Brand } from '../brand/brand';
import { FOOTER_ACCESSIBILITY, FOOTER_GROUPS, footerMessages, socialLinks } from './footer-links';

export { footerMessages, socialLinks } from './footer-links';

export interface FooterProps {
  /** Social links. Default: {@link socialLinks} without addresses. */
  social?: readonly { label: string; href: string }[];
  /** Decorative dots. Default 20 (spec 2.73). */
  dots?: number;
}

/** Learning, Platform, Support and Legal links, social links, accessibility help and the newsletter (spec 2.69–2.72). */
export function Footer({ social, dots = 20 }: FooterProps) {
  const t = useMessages(footerMessages);
  const groups = FOOTER_GROUPS.map((group) => ({
    title: t(group.title),
    links: group.links.map((link) => ({ label: t(link.label), href: link.href })),
  }));
  const reach = social ?? socialLinks();
  const accessibility = FOOTER_ACCESSIBILITY.map((link) => ({ label: t(link.label), href: link.href }));
  return (
    <footer data-slot="footer" className="relative isolate mt-auto bg-sunken text-ink">
      <div className="relative mx-auto flex max-w-content flex-col gap-12 px-4 py-12 sm:px-6 lg:py-16">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_1fr]">
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-3">
              <Brand />
              <p className="max-w-measure text-ink-muted">{t('tagline')}</p>
            </div>
            <div className="flex flex-col gap-2">
              <h2 className="text-lg font-bold">{t('newsletter')}</h2>
              <NewsletterForm />
            </div>
          </div>
          <nav
            aria-label={t('label')}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-8"
          >
            {groups.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
          </nav>
        </div>
        <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,22rem)_1fr]">
          <LinkGroup title={t('social')} links={reach} />
          <LinkGroup title={t('accessibility')} links={accessibility} row />
        </div>
        <SiteLanguage className="w-full max-w-64" />
        <RecentMessages className="-ms-3 self-start" />
      </div>
      <FloatingDots count={dots} className="top-0 h-14 py-2" />
    </footer>
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly { label: string; href: string }[];
  row?: boolean;
}

function LinkGroup({ title, links, row = false }: LinkGroupProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 className="font-bold">{title}</h2>
      <ul className={row ? 'flex flex-wrap gap-x-6 gap-y-0.5' : 'flex flex-col gap-0.5'}>
        {links.map((link) => (
          <li key={link.label}>
            <BaseLink
              href={link.href}
              className="inline-block rounded-sm py-1 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {link.label}
            </BaseLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
