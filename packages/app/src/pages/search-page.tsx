import { useSearch } from '@digiken/hooks';
import { useMessages } from '@digiken/ui/messages-provider';
import { SearchScreen } from '@digiken/ui/search-screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useStudyArea } from '../shell/use-area';
import { usePage } from '../shell/use-page';
import { courseView } from '../views/courses';
import { loadState } from '../views/load-state';
import { lessonPath } from '../views/paths';

export default function SearchPage() {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  const area = useStudyArea();
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const results = useSearch(text);
  usePage({ title: text ? t('searchFor', { text }) : t('search'), noindex: true });
  return (
    <SearchScreen
      query={text}
      state={text ? loadState(results) : { status: 'ready' }}
      courses={(results.data?.courses ?? []).map((course) => courseView(course, 'public'))}
      lessons={(results.data?.lessons ?? []).map((hit) => ({
        id: hit._id,
        href: lessonPath(area, hit),
        title: hit.title,
        courseTitle: hit.course.title,
        unitTitle: hit.unit.title,
        excerpt: hit.excerpt ?? '',
      }))}
      onSearch={(next) => void navigate(`/search?q=${encodeURIComponent(next)}`)}
    />
  );
}
