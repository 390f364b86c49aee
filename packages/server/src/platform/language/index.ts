export { translatingMailer } from './mailer';
export { acceptedLanguage, currentLanguage, DEFAULT_LANGUAGE, withLanguage } from './request-language';
export { translate, translateAudit, translatePart, translateReport } from './translate';
