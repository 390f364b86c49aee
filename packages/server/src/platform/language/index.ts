export { translatingMailer } from './mailer';
export type { REPORT_SENTENCES } from './sw';
export { acceptedLanguage, currentLanguage, DEFAULT_LANGUAGE, withLanguage } from './request-language';
export { translate, translateAudit, translateReport } from './translate';
export { SMALL_WORDS } from './small-words';
export { languageOfText } from './written';
export { written, writtenIn } from './texts';
