import type { Page } from '@pundi/platform/federation'
import type { AreaEntry } from '../ui'

/** The sidebar's entries of the pages that have a place in it, said in the reader's language. */
export const entriesOf = <Id extends string>(
  pages: readonly Page<Id>[],
  text: (label: Id) => string,
): AreaEntry[] =>
  pages.flatMap(({ path, navigation }) =>
    navigation ? [{ path, ...navigation, label: text(navigation.label) }] : [],
  )
