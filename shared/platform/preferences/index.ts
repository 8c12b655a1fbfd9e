export { loadPreferredLanguage } from './load-preferred-language'
export { followPreferences } from './follow-preferences'
export { showTheme } from './show-theme'
