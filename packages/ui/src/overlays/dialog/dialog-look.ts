/** Centred, and scrolls as a whole: at 400% zoom a fixed header and footer would leave no room to read. */
export const DIALOG_LAYER = 'fixed inset-0 z-dialog grid place-items-center overflow-hidden p-4';

const SURFACE =
  'relative flex max-h-full w-full flex-col gap-5 overflow-y-auto rounded-xl bg-raised p-6 text-ink shadow-overlay wrap-anywhere sm:p-8 forced-colors:border-2 in-[.high-contrast]:border-2';
const SIZES = { sm: 'max-w-form', md: 'max-w-[36rem]', lg: 'max-w-reading' } as const;

export type DialogSize = keyof typeof SIZES;

export const dialogSurface = (size: DialogSize = 'md') => `${SURFACE} ${SIZES[size]}`;
export const DIALOG_TITLE = 'text-xl font-bold';
