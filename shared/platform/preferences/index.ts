export { findWords } from './find-words'
export { followPreferences } from './follow-preferences'
export { showTheme } from './show-theme'
