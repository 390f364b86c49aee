import { RadioGroup } from '@digiken/ui/radio-group';
import { SiteLanguage } from '../../site/site-language/site-language';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import type { Contrast, Display, Motion, TextSize, Theme } from '@digiken/ui/theme-provider';
import { ThemeSample } from './theme-sample';

export const displaySettingsMessages = defineMessages('display-settings', {
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  contrast: 'Contrast',
  standard: 'Standard',
  high: 'High',
  highHint: 'Stronger colours for text, lines and focus.',
  textSize: 'Text size',
  textSizeHint: 'In addition to your browser’s text size.',
  size100: 'Standard',
  size125: 'Large',
  size150: 'Largest',
  motion: 'Motion',
  system: 'Match device',
  reduced: 'Less motion',
  reducedHint: 'Nothing slides, fades or floats.',
});

export interface DisplaySettingsProps {
  display: Display;
  /** Receives only the changed settings. */
  onChange: (change: Partial<Display>) => void;
}

/** The display settings of a user; each change applies immediately. */
export function DisplaySettings({ display, onChange }: DisplaySettingsProps) {
  const t = useMessages(displaySettingsMessages);
  return (
    <div data-slot="display-settings" className="flex flex-col gap-8">
      <SiteLanguage className="max-w-form" />
      <RadioGroup
        label={t('theme')}
        inline
        value={display.theme}
        onValueChange={(theme) => onChange({ theme: theme as Theme })}
        options={(['dark', 'light', 'system'] as const).map((value) => ({
          value,
          label: <ThemeSample theme={value} text={t(value)} />,
        }))}
      />
      <RadioGroup
        label={t('textSize')}
        hint={t('textSizeHint')}
        inline
        value={display.textSize}
        onValueChange={(textSize) => onChange({ textSize: textSize as TextSize })}
        options={[
          { value: '100', label: t('size100') },
          { value: '125', label: <span className="block text-[1.25em] leading-[1.35]">{t('size125')}</span> },
          { value: '150', label: <span className="block text-[1.5em] leading-[1.1]">{t('size150')}</span> },
        ]}
      />
      <div className="grid gap-8 sm:grid-cols-2">
        <RadioGroup
          label={t('contrast')}
          value={display.contrast}
          onValueChange={(contrast) => onChange({ contrast: contrast as Contrast })}
          options={[
            { value: 'standard', label: t('standard') },
            { value: 'high', label: t('high'), hint: t('highHint') },
          ]}
        />
        <RadioGroup
          label={t('motion')}
          value={display.motion}
          onValueChange={(motion) => onChange({ motion: motion as Motion })}
          options={[
            { value: 'system', label: t('system') },
            { value: 'reduced', label: t('reduced'), hint: t('reducedHint') },
          ]}
        />
      </div>
    </div>
  );
}
