import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

export type Values = Record<string, string | number>
export type Text<Id extends string> = (id: Id, values?: Values) => string

/**
 * The messages of one workspace. An id is the specification's wording, so searching for what is on the screen finds
 * the line; ids that are in no catalogue do not compile.
 *
 * `text` is for loaders, actions and rules; `useText` for components, which it draws again on a change of language.
 */
export const textOf = <Id extends string>() => ({
  text: ((id, values) => i18n._(id, values)) as Text<Id>,
  useText: useMessages as () => Text<Id>,
})

/** Translates an id that comes from elsewhere, such as the title in another workspace's page table. */
export function useMessages(): Text<string> {
  const { i18n: current } = useLingui()
  return (id, values) => current._(id, values)
}
