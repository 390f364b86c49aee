import type { Category } from '@digiken/contract';
import { useContentActions } from '@digiken/hooks/admin';
import { useCategories } from '@digiken/hooks/catalogue';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { categoryMessages } from '../messages/courses';
import { CategoryDialog } from '../parts/category-dialog';
import { ConfirmAction } from '../parts/confirm-action';

export default function CategoriesPage() {
  const t = useMessages(categoryMessages);
  const { removeCategory } = useContentActions();
  const [named, setNamed] = useState<Category | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Category | null>(null);
  return (
    <>
      <ListPage
        texts={t}
        query={useCategories()}
        actions={<Button onClick={() => setNamed('new')}>{t('create')}</Button>}
        columns={[
          { id: 'name', label: t('name'), cell: ({ name }) => name },
          {
            id: 'nameSw',
            label: t('nameSw'),
            cell: ({ nameSw }) => nameSw && <span lang="sw">{nameSw}</span>,
          },
          { id: 'courses', label: t('courses'), align: 'end', cell: ({ courseCount }) => courseCount },
          { id: 'created', label: t('created'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (category) => (
              <RowActions
                actions={[
                  {
                    label: t('rename'),
                    name: t('renameOf', { name: category.name }),
                    onPress: () => setNamed(category),
                  },
                  {
                    label: t('remove'),
                    name: t('removeOf', { name: category.name }),
                    onPress: () => setLeaving(category),
                  },
                ]}
              />
            ),
          },
        ]}
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
