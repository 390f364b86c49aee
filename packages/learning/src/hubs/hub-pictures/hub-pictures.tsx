import type { HubBanner, HubSettings } from '@digiken/contract';
import { HUB_LIMITS } from '@digiken/contract/constants';
import { useId, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Checkbox } from '@digiken/ui/checkbox';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { FieldError } from '@digiken/ui/field';
import { FileUpload, type UploadFile } from '@digiken/ui/file-upload';
import { Form } from '@digiken/ui/form';
import { numberFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { Slider } from '@digiken/ui/slider';
import { TextInput } from '@digiken/ui/text-input';
import { useOutcome } from '../../lib/use-outcome';
import { hubPicturesMessages } from './messages';

export { hubPicturesMessages } from './messages';

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';
const ALT_MAX = HUB_LIMITS.bannerAltMax;

/** `alt` is trimmed, and empty for a decorative picture. */
export interface HubBannerValues extends Pick<HubBanner, 'alt' | 'position'> {
  decorative: boolean;
}

export interface HubPicturesProps {
  hub: HubSettings;
  /** In bytes. */
  maxBytes: number;
  onLogo: UploadFile;
  onRemoveLogo: () => Promise<FormOutcome>;
  onBanner: UploadFile;
  /** Errors by name: `alt`, `position`. */
  onSaveBanner: (values: HubBannerValues) => Promise<FormOutcome>;
  onRemoveBanner: () => Promise<FormOutcome>;
}

/** Logo and banner of a hub: uploaded as soon as they are chosen, or removed (spec 13.184). */
export function HubPictures(props: HubPicturesProps) {
  const {
    hub: { logo, banner },
    maxBytes,
    onLogo,
    onRemoveLogo,
    onBanner,
    onRemoveBanner,
  } = props;
  const t = useMessages(hubPicturesMessages);
  return (
    <div data-slot="hub-pictures" className="flex min-w-0 flex-col gap-10">
      <Section title={t('logo')} headingLevel={3}>
        <div className="flex max-w-reading flex-col gap-6 sm:flex-row sm:items-start">
          {logo ? (
            <img
              src={logo}
              alt=""
              width={96}
              height={96}
              className="size-24 shrink-0 rounded-lg border object-contain"
            />
          ) : (
            <p className="text-ink-muted">{t('noLogo')}</p>
          )}
          <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
            <div className="w-full">
              <FileUpload
                label={t('logoFile')}
                hint={t('logoHint')}
                accept={PICTURES}
                kinds={t('kinds')}
                maxBytes={maxBytes}
                onUpload={onLogo}
              />
            </div>
            {logo && (
              <Removal
                label={t('removeLogo')}
                title={t('removeLogoTitle')}
                text={t('removeLogoText')}
                done={t('logoRemoved')}
                onRemove={onRemoveLogo}
              />
            )}
          </div>
        </div>
      </Section>
      <Section title={t('banner')} headingLevel={3}>
        <div className="flex min-w-0 flex-col gap-6">
          {banner ? (
            <figure className="flex min-w-0 flex-col gap-2">
              <img
                src={banner.path}
                alt={banner.alt}
                width={1600}
                height={400}
                className="aspect-[4/1] w-full rounded-xl object-cover"
              />
              <figcaption className="text-sm text-ink-muted">{t('preview')}</figcaption>
            </figure>
          ) : (
            <p className="text-ink-muted">{t('noBanner')}</p>
          )}
          <div className="max-w-reading">
            <FileUpload
              label={t('bannerFile')}
              hint={t('bannerHint')}
              accept={PICTURES}
              kinds={t('kinds')}
              maxBytes={maxBytes}
              onUpload={onBanner}
            />
          </div>
          {banner && (
            <>
              {/* Another picture starts with its own values. */}
              <BannerForm
                key={`${banner.alt} ${banner.position}`}
                banner={banner}
                onSaveBanner={props.onSaveBanner}
              />
              <Removal
                label={t('removeBanner')}
                title={t('removeBannerTitle')}
                text={t('removeBannerText')}
                done={t('bannerRemoved')}
                onRemove={onRemoveBanner}
              />
            </>
          )}
        </div>
      </Section>
    </div>
  );
}

function BannerForm({
  banner,
  onSaveBanner,
}: Pick<HubPicturesProps, 'onSaveBanner'> & { banner: HubBanner }) {
  const t = useMessages(hubPicturesMessages);
  const percent = numberFormat(useLocale(), { style: 'percent' });
  const [decorative, setDecorative] = useState(banner.alt === '');
  const [alt, setAlt] = useState(banner.alt);
  const [position, setPosition] = useState(banner.position);
  const id = useId();
  const ids = { alt: `${id}-alt`, position: `${id}-position` };
  const save = async (): Promise<FormOutcome> =>
    !decorative && alt.trim() === ''
      ? { ok: false, message: t('check'), errors: { alt: t('altMissing') } }
      : onSaveBanner({ decorative, alt: decorative ? '' : alt.trim(), position });
  return (
    <Form
      fieldIds={ids}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      successMessage={t('saved')}
      onSubmit={save}
      className="max-w-reading"
    >
      {({ errors }) => (
        <>
          <Checkbox
            label={t('decorative')}
            hint={t('decorativeHint')}
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          {!decorative && (
            <TextInput
              id={ids.alt}
              label={t('alt')}
              hint={t('altHint', { max: ALT_MAX })}
              maxLength={ALT_MAX}
              autoComplete="off"
              value={alt}
              error={errors.alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
          <Slider
            id={ids.position}
            label={t('position')}
            hint={t('positionHint')}
            min={0}
            max={100}
            step={5}
            format={(value) => percent.format(value / 100)}
            value={position}
            error={errors.position}
            onValueChange={setPosition}
          />
        </>
      )}
    </Form>
  );
}

interface RemovalProps {
  label: string;
  title: string;
  text: string;
  done: string;
  onRemove: () => Promise<FormOutcome>;
}

function Removal({ label, title, text, done, onRemove }: RemovalProps) {
  const t = useMessages(hubPicturesMessages);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useOutcome();
  const id = useId();
  const remove = async () => {
    // The button is removed together with the picture: the field before it takes the focus.
    const field = document
      .getElementById(id)
      ?.closest('[data-slot=section]')
      ?.querySelector<HTMLElement>('input[type=file]');
    const outcome = await run(onRemove, done);
    if (outcome.ok) field?.focus();
  };
  return (
    <div id={id} className="flex flex-col items-start gap-2">
      {problem && <FieldError>{problem}</FieldError>}
      <Button variant="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        message={text}
        confirmLabel={label}
        cancelLabel={t('keep')}
        danger
        onConfirm={() => {
          setAsking(false);
          void remove();
        }}
        onOpenChange={setAsking}
      />
    </div>
  );
}
