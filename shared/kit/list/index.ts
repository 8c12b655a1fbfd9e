export { ExportNotice } from './ExportNotice'
export {
  describeList,
  isFiltered,
  without,
  type Filter,
  type ListDescription,
  type ListQuery,
  type ListView,
} from './describe-list'
export { openList, answerOrErrors, type LoadedList, type OpenedList } from './open-list'
export { unlessOpen, useScreenOpen } from './use-screen-open'
export { usePendingView } from './use-pending-view'
export { useExport } from './use-export'
export { usePageTurn } from './use-page-turn'
export { usePageSteps, type PageOfRows } from './use-page-steps'
export { useQuestion } from './use-question'
export { usePromise } from './use-promise'
export { useSortBy } from './use-sort-by'
export { useUnchanging } from './use-unchanging'
