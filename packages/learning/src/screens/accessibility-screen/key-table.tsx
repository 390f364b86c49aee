import { Fragment } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { type AccessibilityKey, accessibilityMessages } from './accessibility-screen.messages';

interface Line {
  /** Key names as printed on keyboards. */
  keys: readonly string[];
  /** How the keys are combined. */
  join?: 'orKey' | 'thenKey';
  does: AccessibilityKey;
}

interface Group {
  title: AccessibilityKey;
  lines: readonly Line[];
}

/** Every keyboard shortcut of the components, in addition to the browser's own. */
const GROUPS: readonly Group[] = [
  {
    title: 'keysEverywhere',
    lines: [
      { keys: ['Tab', 'Shift + Tab'], join: 'orKey', does: 'keyTab' },
      { keys: ['Tab', 'Enter'], join: 'thenKey', does: 'keySkip' },
      { keys: ['Enter'], does: 'keyEnter' },
      { keys: ['Space'], does: 'keySpace' },
      { keys: ['Esc'], does: 'keyEscape' },
      { keys: ['F6'], does: 'keyF6' },
      { keys: ['Ctrl + K', '⌘ + K'], join: 'orKey', does: 'keyPalette' },
    ],
  },
  {
    title: 'keysChoices',
    lines: [
      { keys: ['←', '→'], join: 'orKey', does: 'keyTabs' },
      { keys: ['↑', '↓'], join: 'orKey', does: 'keyOptions' },
      { keys: ['Home', 'End'], join: 'orKey', does: 'keyHomeEnd' },
    ],
  },
  {
    title: 'keysReading',
    lines: [
      { keys: ['↑', '↓', '←', '→', 'Page Up', 'Page Down'], does: 'keyScroll' },
      { keys: ['Space'], does: 'keyPlay' },
      { keys: ['←', '→'], join: 'orKey', does: 'keySeek' },
    ],
  },
  {
    title: 'keysMessages',
    lines: [
      { keys: ['Ctrl + Enter', '⌘ + Enter'], join: 'orKey', does: 'keySend' },
      { keys: ['Enter'], does: 'keyNewLine' },
    ],
  },
  {
    title: 'keysTeaching',
    lines: [
      { keys: ['Ctrl + B', 'Ctrl + I', 'Ctrl + K'], join: 'orKey', does: 'keyBold' },
      { keys: ['Enter'], does: 'keyListLine' },
      { keys: ['←', '→', 'Home', 'End'], does: 'keyToolbar' },
      { keys: ['Alt + ↑', 'Alt + ↓'], join: 'orKey', does: 'keyReorder' },
      { keys: ['Alt + Home', 'Alt + End'], join: 'orKey', does: 'keyReorderEnds' },
    ],
  },
];

/** The table of the components' keyboard shortcuts. */
export function KeyTable() {
  const t = useMessages(accessibilityMessages);
  return (
    <table className="w-full border-collapse text-start">
      <caption className="dk-visually-hidden">{t('keyboardCaption')}</caption>
      <thead>
        <tr className="text-sm text-ink-muted">
          <th scope="col" className="w-2/5 pe-4 pb-2 font-normal">
            {t('keys')}
          </th>
          <th scope="col" className="pb-2 font-normal">
            {t('does')}
          </th>
        </tr>
      </thead>
      {GROUPS.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-6 pb-2 text-lg font-bold">
              {t(title)}
            </th>
          </tr>
          {lines.map(({ keys, join, does }) => (
            <tr key={does} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-4 font-normal">
                {keys.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && <span className="text-ink-muted">{` ${join ? t(join) : ''} `}</span>}
                    <kbd className="rounded-sm bg-raised px-2 py-0.5 font-mono text-sm sm:whitespace-nowrap">
                      {key}
                    </kbd>
                  </Fragment>
                ))}
              </th>
              <td className="py-3">{t(does)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
