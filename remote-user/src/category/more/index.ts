export { loadWords } from './load-words'
export { LookPicker } from './LookPicker'
export { SortDialog } from './SortDialog'
export { StarterOffer } from './StarterOffer'
