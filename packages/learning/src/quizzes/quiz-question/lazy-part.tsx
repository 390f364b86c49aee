import { RotateCw } from 'lucide';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Skeleton } from '@digiken/ui/skeleton';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { questionAnchor } from '../../lib/quiz';

export const lazyPartMessages = defineMessages('quiz-lazy-part', {
  failed: 'This question could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
});

/**
 * A component that loads on demand. Not `React.lazy`, which caches a failed load: after a short
 * connection loss the learner could not open the question.
 */
export function lazyPart<P extends { question: { id: string } }>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | undefined;
  const fetchPart = async () => {
    ready ??= await load();
    return ready;
  };

  function LazyPart(props: P) {
    const t = useMessages(lazyPartMessages);
    const [Part, setPart] = useState(() => ready);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part || failed) return undefined;
      let gone = false;
      fetchPart().then(
        (part) => !gone && setPart(() => part),
        () => !gone && setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, [Part, failed]);

    const retry = () => {
      document.getElementById(questionAnchor(props.question.id))?.focus();
      setFailed(false);
    };

    if (Part) return <Part {...props} />;
    if (!failed) return <Skeleton lines={4} className="max-w-measure" />;
    return (
      <div className="flex flex-col items-start gap-3">
        <FieldError>{t('failed')}</FieldError>
        <Button variant="secondary" icon={<Icon of={RotateCw} size={18} />} onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return Object.assign(LazyPart, { preload: fetchPart });
}
