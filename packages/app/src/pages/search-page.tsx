import { useSearch } from '@digiken/hooks/catalogue';
import { useMessages } from '@digiken/ui/messages-provider';
import { SearchScreen } from '@digiken/learning/search-screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useRole, useStudyArea } from '../shell/use-area';
import { usePage } from '../shell/use-page';
import { courseHrefIn } from '../views/courses';
import { loadState } from '../views/load-state';
import { atAnchor, lessonPath, searchPath } from '../views/paths';
import { ownHubPath, threadPath } from '../views/signed-in-paths';

export default function SearchPage() {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  const area = useStudyArea();
  const role = useRole();
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const results = useSearch(text);
  usePage({ title: text ? t('searchFor', { text }) : t('search'), noindex: true });
  return (
    <SearchScreen
      query={text}
      state={text ? loadState(results) : { status: 'ready' }}
      courses={results.data?.courses ?? []}
      hrefOf={courseHrefIn(area)}
      lessons={(results.data?.lessons ?? []).map((hit) => ({
        id: hit._id,
        href: atAnchor(lessonPath(area, hit, hit.language ?? undefined), hit.anchor),
        title: hit.title,
        language: hit.language ?? undefined,
        courseTitle: hit.course.title,
        unitTitle: hit.unit.title,
        excerpt: hit.excerpt ?? '',
        matches: hit.matches,
      }))}
      hubs={(results.data?.hubs ?? []).flatMap((hit) => {
        const href = ownHubPath(hit, role);
        return href
          ? [
              {
                id: hit._id,
                href,
                name: hit.name,
                summary: hit.summary,
                summaryLanguage: hit.summaryLanguage,
              },
            ]
          : [];
      })}
      messages={(results.data?.messages ?? []).map((hit, index) => ({
        id: `${hit.threadId} ${index}`,
        href: threadPath(hit.threadId, role),
        subject: hit.subject,
        subjectLanguage: hit.subjectLanguage,
        excerpt: hit.excerpt ?? '',
        excerptLanguage: hit.excerptLanguage,
        matches: hit.matches,
        at: hit.createdAt,
      }))}
      onSearch={(next) => void navigate(searchPath(next))}
    />
  );
}
