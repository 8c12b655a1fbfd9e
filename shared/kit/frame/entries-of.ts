import type { AddedPage, Page } from '@pundi/platform/federation'
import { FilePlus2 } from 'lucide-react'
import type { AreaEntry } from '../ui'

/**
 * The sidebar links, with labels in the user's language.
 * @param added pages that were published after this tab opened; they get a default icon, and their
 * labels may be untranslated
 */
export const entriesOf = <Id extends string>(
  pages: readonly Page<Id>[],
  text: (label: Id) => string,
  added: readonly AddedPage[] = [],
): AreaEntry[] => [
  ...pages.flatMap(({ path, navigation }) =>
    navigation ? [{ path, ...navigation, label: text(navigation.label) }] : [],
  ),
  ...added.map(({ path, label, order }) => ({ path, label: text(label as Id), order, icon: FilePlus2 })),
]
