import { nameKey, type Transaction } from '@pundi/contract'
import type { Draft } from '../saving/draft'

/** As many as a booking may have. */
export const mostTags = 10
/** The characters that one may have. */
export const longestTag = 30

/** How many are proposed. */
const mostProposed = 6

/** The tags of a draft: those that were added, and the one that stands in the field. */
export const tagsOf = ({ tags = [], typed_tag: typed = '' }: Draft) => addTag(tags, typed)

/** One more, without spaces around it. One that reads like another is not added. */
export function addTag(tags: readonly string[], written: string): string[] {
  const tag = written.trim().replace(/\s+/g, ' ')
  const isNew = tag !== '' && !tags.some(other => nameKey(other) === nameKey(tag))
  return isNew && tags.length < mostTags ? [...tags, tag] : [...tags]
}

/** One's own tags that begin with what is typed, those that were used most first; not those that are chosen. */
export function proposeTags(
  past: readonly Transaction[],
  { tags = [], typed_tag: typed = '' }: Draft,
): string[] {
  const counted = new Map<string, { tag: string; count: number }>()
  for (const tag of past.flatMap(row => row.tags ?? [])) {
    const known = counted.get(nameKey(tag))
    counted.set(nameKey(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 })
  }
  const chosen = new Set(tags.map(nameKey))
  return [...counted]
    .filter(([key]) => !chosen.has(key) && key.startsWith(nameKey(typed.trim())))
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, mostProposed)
    .map(([, { tag }]) => tag)
}
