import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { QuietListScreen } from '@digiken/learning/quiet-list-screen';
import { useLocation } from 'react-router-dom';
import { featureMessages } from '../feature-messages';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';

type Text = keyof typeof featureMessages.defaults;

interface Feature {
  /** The page's h1. */
  page: keyof typeof pageMessages.defaults;
  title: Text;
  text: Text;
  /** What exists instead; the first is the most useful. */
  links: [label: Text, href: string][];
}

const MY_COURSES: Feature['links'] = [['myCourses', '/console/my-courses']];
const LIVE: Feature = { page: 'liveClasses', title: 'liveTitle', text: 'liveText', links: MY_COURSES };

/** By the start of the path. */
const FEATURES: [path: string, Feature][] = [
  ['/console/live-classes', LIVE],
  [
    '/admin/live-classes',
    {
      page: 'liveClasses',
      title: 'liveTitle',
      text: 'adminLiveText',
      links: [['courses', '/admin/courses?state=all']],
    },
  ],
];

/** A page of the specification whose feature is not built yet: says so, and links to what exists instead. */
export default function UnavailableFeaturePage() {
  const t = useMessages(featureMessages);
  const pageName = useMessages(pageMessages);
  const { pathname } = useLocation();
  const feature = FEATURES.find(([path]) => pathname.startsWith(path))?.[1] ?? LIVE;
  usePage({ title: pageName(feature.page), noindex: true });
  return (
    <QuietListScreen
      title={pageName(feature.page)}
      emptyTitle={t(feature.title)}
      emptyText={t(feature.text)}
      action={
        <div className="flex flex-wrap gap-3">
          {feature.links.map(([label, href], index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {t(label)}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
