export { currentLanguage, LanguageProvider, loadMessages, activate } from './language'
export { textOf, useMessages, type Text, type Values } from './text'
export { useRecordTitle, useTitledRecord } from './record-title'
