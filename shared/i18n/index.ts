export { addMessages, activate, currentLanguage, LanguageProvider } from './language'
export { textOf, type Text, type Values } from './text'
