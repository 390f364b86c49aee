import { useCertificateProgress, useCertificates } from '@digiken/hooks/certificates';
import { CertificateCard } from '@digiken/learning/certificate';
import { CertificateNear } from '@digiken/learning/certificate-near';
import { QuietListScreen } from '@digiken/learning/quiet-list-screen';
import { ButtonLink } from '@digiken/ui/button';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { certificatePageMessages } from '../../../certificate-messages';
import { usePage } from '../../../shell/use-page';
import { certificatePath } from '../../../views/certificate-paths';
import { nearCertificate } from '../../../views/certificates';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';

/** How many courses on the way are shown above the certificates. */
const NEAREST = 3;

/** A learner's certificates, and those within reach (spec 12.70). */
export default function CertificatesPage() {
  const t = useMessages(certificatePageMessages);
  const address = useListAddress({});
  const query = useCertificates({ cursor: address.cursor });
  const progress = useCertificateProgress().data ?? [];
  usePage({ title: t('certificates') });
  const near = progress
    .filter(({ lessonsDone, quizzesPassed }) => lessonsDone + quizzesPassed > 0)
    .slice(0, NEAREST)
    .map(nearCertificate);
  const rows = query.data?.data ?? [];
  const myCourses = <ButtonLink href="/console/my-courses">{t('myCourses')}</ButtonLink>;
  if (query.data && rows.length === 0 && near.length === 0 && address.cursor === undefined) {
    return (
      <QuietListScreen
        title={t('certificates')}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        picture="certificate"
        action={myCourses}
      />
    );
  }
  return (
    <ListScreen
      title={t('certificates')}
      intro={t('intro')}
      state={loadState(query)}
      above={near.length > 0 && <CertificateNear items={near} />}
      page={address.pageLinks(query.data)}
      table={{
        label: t('certificates'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [{ id: 'course', label: t('certificate'), rowHeader: true, cell: ({ course }) => course }],
      }}
      list={
        <ul
          aria-label={t('certificates')}
          className="grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]"
        >
          {rows.map(({ _id, course, issuedAt, state }) => (
            <li key={_id}>
              <CertificateCard
                id={_id}
                course={course}
                issuedAt={issuedAt}
                state={state}
                href={certificatePath(_id)}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      }
      empty={{ title: t('none'), text: t('noneText'), action: myCourses }}
    />
  );
}
