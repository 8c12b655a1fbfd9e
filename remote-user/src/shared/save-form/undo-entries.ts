import { restoreActivities } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { numbersOf } from './read-fields'

/** The fields of a change that undoes another one. `ids` are separated by commas. */
export type UndoFields = Record<'change' | 'ids', string>

/** As many entries as one call can undo. */
const MOST_ENTRIES = 500

/** Without `undo` if the call changed nothing, or more than one undo can restore. */
export const undoOf = (ids: number[] | undefined): { undo?: UndoFields } =>
  ids && ids.length > 0 && ids.length <= MOST_ENTRIES ? { undo: { change: 'undo', ids: ids.join() } } : {}

/** Undoes all entries or none. There is no redo, but the log can undo the undo. */
export const undoEntries = (ids: readonly number[], fallback: string) =>
  send(restoreActivities, { body: { ids: [...ids] }, fallback })

export const undoFields = ({ ids = '' }: { ids?: string }, fallback: string) =>
  undoEntries(numbersOf(ids), fallback)
