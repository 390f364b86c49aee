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
    <footer data-slot="footer" className="relative isolate mt-auto pt-22 text-ink">
      <Ridge />
      <div className="bg-sunken">
        <div className="relative mx-auto flex max-w-content flex-col gap-6 px-4 pt-4 pb-8 sm:gap-12 sm:px-6 sm:pb-16">
          <div className="grid gap-x-16 gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,22rem)_1fr]">
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
              className="grid gap-x-6 gap-y-8 max-sm:gap-0 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
            >
              {groups.map((group) => (
                <LinkGroup key={group.title} {...group} />
              ))}
            </nav>
          </div>
          <div className="grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,22rem)_1fr]">
            <LinkGroup title={t('social')} links={reach} />
            <LinkGroup title={t('accessibility')} links={accessibility} open />
          </div>
          <SiteLanguage className="w-full max-w-64" />
          <RecentMessages className="-ms-3 self-start" />
        </div>
      </div>
      <FloatingDots count={dots} className="top-0 h-14 py-2" />
    </footer>
  );
}

/** Two ridges below the sky with the dots: the nearer one is the ground of the footer. */
function Ridge() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 64"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-6 -z-10 h-16 w-full forced-colors:hidden print:hidden"
    >
      <path d="M0 22C400 70 800 0 1280 40V64H0Z" opacity="0.16" className="fill-success-ink" />
      <path d="M0 50C400 70 800 30 1280 52V64H0Z" className="fill-sunken" />
    </svg>
  );
}

interface LinkGroupProps {
  title: string;
  links: readonly { label: string; href: string }[];
  /** In a row, which is never folded. */
  open?: boolean;
}

/** Folded in narrow windows, also before any script has run: so it is there twice, and one of both is not displayed. */
function LinkGroup({ title, links, open = false }: LinkGroupProps) {
  const list = (
    <ul className={open ? 'flex flex-wrap gap-x-6 gap-y-0.5' : 'flex flex-col gap-0.5 max-sm:pb-4'}>
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
  );
  const heading = <h2 className="inline font-bold">{title}</h2>;
  return (
    <>
      <div
        data-slot="footer-group"
        className={open ? 'flex flex-col gap-2' : 'flex min-w-0 flex-col gap-2 max-sm:hidden'}
      >
        {heading}
        {list}
      </div>
      {!open && (
        <details data-slot="footer-group" className="border-b sm:hidden">
          <summary className="py-3">{heading}</summary>
          {list}
        </details>
      )}
    </>
  );
}
