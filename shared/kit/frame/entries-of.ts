import type { AddedPage, Page } from '@pundi/platform/federation'
import { FilePlus2 } from 'lucide-react'
import type { AreaEntry } from '../ui'

/**
 * Sidebar entries of the pages that have one, in the reader's language.
 * @param added pages published after this tab opened: their labels may not be in a catalogue yet, and their
 * icons come with their build
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
