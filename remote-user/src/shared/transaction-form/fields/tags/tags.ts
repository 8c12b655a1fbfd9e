import { nameKey, type Transaction } from '@pundi/contract'
import type { Draft } from '../../../booking-draft/draft'

/** Maximum in the API contract. */
export const mostTags = 10
/** Maximum in the API contract, in characters. */
export const longestTag = 30

const mostProposed = 6

/** The draft's tags, including the tag that the user is typing. */
export const tagsOf = ({ tags = [], typed_tag: typed = '' }: Draft) => addTag(tags, typed)

export function addTag(tags: readonly string[], written: string): string[] {
  const tag = written.trim().replace(/\s+/g, ' ')
  const isNew = tag !== '' && !tags.some(other => nameKey(other) === nameKey(tag))
  return isNew && tags.length < mostTags ? [...tags, tag] : [...tags]
}

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
