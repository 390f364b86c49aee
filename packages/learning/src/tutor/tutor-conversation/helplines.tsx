import { EMERGENCY_NUMBERS, HELPLINES } from '@digiken/contract/constants';
import { Phone } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { useMessages } from '@digiken/ui/messages-provider';
import { tutorConversationMessages } from './messages';

export interface HelplinesProps {
  /** The public assistant stores nothing, so nobody reads it. */
  open: boolean;
}

/** Calm words and telephone links for a person in distress (spec 13.35). */
export function Helplines({ open }: HelplinesProps) {
  const t = useMessages(tutorConversationMessages);
  return (
    <section className="flex flex-col gap-3 rounded-lg border-s-4 border-emphasis bg-raised px-4 py-3">
      <h4 className="font-bold">{t('helpTitle')}</h4>
      <p>{t('helpText')}</p>
      <ul className="flex flex-col gap-1">
        {HELPLINES.map(({ name, number, tel }) => (
          <li key={tel}>
            <a
              href={`tel:${tel}`}
              className="inline-flex min-h-target-primary items-center gap-2 font-bold text-link underline underline-offset-4"
            >
              <Icon of={Phone} size={18} className="shrink-0" />
              <span>{t('call', { name, number })}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{t('danger', { numbers: EMERGENCY_NUMBERS.join(t('or')) })}</p>
      {!open && <p className="text-ink-muted">{t('helpSaved')}</p>}
    </section>
  );
}
