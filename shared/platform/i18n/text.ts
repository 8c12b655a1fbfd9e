import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

export type Values = Record<string, string | number>
export type Text<Id extends string> = (id: Id, values?: Values) => string

/**
 * Messages of one workspace by id; ids that do not exist fail to compile. An id is the
 * specification's wording, so searching the code for a text on the screen finds its use. `text` is
 * for loaders, actions and rules. `useText` is for components, and re-renders them when the
 * language changes.
 */
export const textOf = <Id extends string>() => ({
  text: ((id, values) => i18n._(id, values)) as Text<Id>,
  useText: useMessages as () => Text<Id>,
})

/** Use this function for message ids of other workspaces, such as titles of pages. */
export function useMessages(): Text<string> {
  const { i18n: current } = useLingui()
  return (id, values) => current._(id, values)
}
