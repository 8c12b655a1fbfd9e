export { currentLanguage, LanguageProvider, learn, speak } from './language'
export { textOf, useWords, type Text, type Values } from './text'
