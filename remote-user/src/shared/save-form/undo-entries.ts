import { restoreActivities } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { numbersOf } from './read-fields'

/**
 * Form fields of the change that undoes another change. `ids` are log entries, separated by commas.
 */
export type UndoFields = Record<'change' | 'ids', string>

/** Maximum number of log entries that one request can undo. */
const MOST_ENTRIES = 500

/** `undo` is absent if nothing changed, or if there are too many entries for one request. */
export const undoOf = (ids: number[] | undefined): { undo?: UndoFields } =>
  ids && ids.length > 0 && ids.length <= MOST_ENTRIES ? { undo: { change: 'undo', ids: ids.join() } } : {}

/**
 * Undoes all entries or none. There is no redo, but the undo appears in the log and can be undone
 * there.
 */
export const undoEntries = (ids: readonly number[], fallback: string) =>
  send(restoreActivities, { body: { ids: [...ids] }, fallback })

export const undoFields = ({ ids = '' }: { ids?: string }, fallback: string) =>
  undoEntries(numbersOf(ids), fallback)
