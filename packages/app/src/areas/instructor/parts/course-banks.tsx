import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { bankPageMessages } from '../messages/banks';
import { paths } from '../paths';

/** The way from a course to its question banks. */
export function CourseBanks({ courseId }: { courseId: string }) {
  const t = useMessages(bankPageMessages);
  return (
    <Section title={t('banks')} intro={t('courseIntro')} className="mt-12">
      <ButtonLink href={paths.banks(courseId)} variant="secondary">
        {t('open')}
      </ButtonLink>
    </Section>
  );
}
