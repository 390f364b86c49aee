import type { Language } from '@digiken/contract/constants';
import type { Mail, Mailer } from '../mail';
import { currentLanguage, DEFAULT_LANGUAGE } from './request-language';
import { translate } from './translate';

/**
 * Sends each mail in the language of its receiver's account; to an address without one, in the language of the request
 * that sends it, else in English (spec 14.191). What people wrote stays as it is.
 * @param languageOf the language that the account with an address has chosen; undefined without one
 */
export function translatingMailer(
  mailer: Mailer,
  languageOf: (address: string) => Promise<Language | undefined>,
): Mailer {
  return {
    async send(mail) {
      const asked = currentLanguage();
      const language = (await languageOf(mail.to)) ?? asked ?? DEFAULT_LANGUAGE;
      await mailer.send(translated(mail, language));
    },
  };
}

function translated(mail: Mail, language: Language): Mail {
  const { subject, paragraphs, link, links } = mail;
  const labelled = ({ label, url }: { label: string; url: string }) => ({
    label: translate(label, language),
    url,
  });
  return {
    ...mail,
    language,
    subject: translate(subject, language),
    paragraphs: paragraphs.map((paragraph) => translate(paragraph, language)),
    ...(link && { link: labelled(link) }),
    ...(links && { links: links.map(labelled) }),
  };
}
