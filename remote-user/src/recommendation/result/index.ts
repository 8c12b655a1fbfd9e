export { AboutResult } from './AboutResult'
export { ResultCards } from './ResultCards'
export { SavedResults } from './SavedResults'
