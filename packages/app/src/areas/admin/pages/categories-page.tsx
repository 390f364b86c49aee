import type { Category } from '@digiken/contract';
import { useCategories, useContentActions } from '@digiken/hooks';
import { Button } from '@digiken/ui/button';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { categoryMessages } from '../messages/courses';
import { CategoryDialog } from '../parts/category-dialog';
import { ConfirmAction } from '../parts/confirm-action';

export default function CategoriesPage() {
  const t = useMessages(categoryMessages);
  usePage({ title: t('title') });
  const query = useCategories();
  const { removeCategory } = useContentActions();
  const [named, setNamed] = useState<Category | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Category | null>(null);
  const create = <Button onClick={() => setNamed('new')}>{t('create')}</Button>;
  return (
    <>
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        actions={create}
        state={loadState(query)}
        table={{
          label: t('label'),
          rows: query.data ?? [],
          rowKey: ({ _id }) => _id,
          columns: [
            { id: 'name', label: t('name'), cell: ({ name }) => name },
            { id: 'courses', label: t('courses'), align: 'end', cell: ({ courseCount }) => courseCount },
            { id: 'created', label: t('created'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
            {
              id: 'acts',
              label: t('acts'),
              hideLabelOnPhone: true,
              cell: (category) => (
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('renameOf', { name: category.name })}
                    onClick={() => setNamed(category)}
                  >
                    {t('rename')}
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('removeOf', { name: category.name })}
                    onClick={() => setLeaving(category)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              ),
            },
          ],
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {named && (
        <CategoryDialog category={named === 'new' ? undefined : named} onClose={() => setNamed(null)} />
      )}
      <ConfirmAction
        open={leaving !== null}
        danger
        title={t('removeTitle', { name: leaving?.name ?? '' })}
        message={t('removeText', { count: leaving?.courseCount ?? 0 })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        act={() => removeCategory(leaving?._id ?? '')}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
