import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { QuietListScreen, type QuietListScreenProps } from '@digiken/learning/quiet-list-screen';
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
  picture?: QuietListScreenProps['picture'];
  /** What exists instead; the first is the most useful. */
  links: [label: Text, href: string][];
}

const HELP_DESK: Feature['links'][number] = ['helpDesk', '/help-desk'];
const ASSISTANT: Feature = {
  page: 'digitalAssistant',
  title: 'assistantTitle',
  text: 'assistantText',
  links: [HELP_DESK, ['browse', '/courses']],
};

/** By the start of the path. */
const FEATURES: [path: string, Feature][] = [
  ['/ai/digital-assistant', ASSISTANT],
  [
    '/console/ai-chat',
    {
      page: 'aiSupport',
      title: 'chatTitle',
      text: 'chatText',
      picture: 'letter',
      links: [['write', '/console/messages/new'], HELP_DESK],
    },
  ],
];

/** A page of the specification whose feature is not built yet: says so, and links to what exists instead. */
export default function UnavailableFeaturePage() {
  const t = useMessages(featureMessages);
  const pageName = useMessages(pageMessages);
  const { pathname } = useLocation();
  const feature = FEATURES.find(([path]) => pathname.startsWith(path))?.[1] ?? ASSISTANT;
  usePage({ title: pageName(feature.page), noindex: true });
  return (
    <QuietListScreen
      title={pageName(feature.page)}
      emptyTitle={t(feature.title)}
      emptyText={t(feature.text)}
      picture={feature.picture}
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
