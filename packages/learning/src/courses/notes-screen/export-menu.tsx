import { FileDown, FileText, Printer, Share2, Table2 } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { buttonVariants } from '@digiken/ui/button';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '@digiken/ui/menu';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const exportMenuMessages = defineMessages('notes-export', {
  label: 'Print or export',
  working: 'Getting your notes…',
  print: { one: 'Print this one', other: 'Print these {count}' },
  printText: 'As listed, without the menus',
  word: 'Word document',
  wordText: 'Headings, quotes, links',
  csv: 'Table, CSV',
  csvText: 'For a spreadsheet',
  text: 'Send as text',
  textText: 'WhatsApp, SMS, mail',
});

/** `text`: handed to an app that sends it. */
export type NoteFile = 'print' | 'word' | 'csv' | 'text';

const FILES: [NoteFile, typeof Printer][] = [
  ['print', Printer],
  ['word', FileText],
  ['csv', Table2],
  ['text', Share2],
];

interface ExportMenuProps {
  /** What is printed or exported. */
  count: number;
  /** A file is being made. */
  busy: boolean;
  onExport: (file: NoteFile) => void;
}

/** Ways to take the notes that are found along (spec 17.84). */
export function ExportMenu({ count, busy, onExport }: ExportMenuProps) {
  const t = useMessages(exportMenuMessages);
  return (
    <MenuRoot>
      <div className="relative">
        <MenuTrigger aria-busy={busy} className={buttonVariants({ variant: 'secondary' })}>
          <Icon of={FileDown} size={20} />
          <span>{t(busy ? 'working' : 'label')}</span>
        </MenuTrigger>
        <MenuContent align="end">
          {FILES.map(([file, icon]) => (
            <MenuItem key={file} icon={<Icon of={icon} size={20} />} onSelect={() => !busy && onExport(file)}>
              <span className="flex flex-col">
                <b>{file === 'print' ? t('print', { count }) : t(file)}</b>
                <span className="text-sm text-ink-muted">{t(`${file}Text`)}</span>
              </span>
            </MenuItem>
          ))}
        </MenuContent>
      </div>
    </MenuRoot>
  );
}
