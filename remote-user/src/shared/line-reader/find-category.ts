import type { Category, Transaction } from '@pundi/contract'
import { foldText } from './split-words'

export type CategoryReason =
  | { by: 'name' }
  | { by: 'same'; count: number; of: number }
  | { by: 'words'; words: string; count: number; of: number }

export type CategoryFound =
  | { category: Category; reason: CategoryReason }
  /** The candidates, if no category is clear. May be empty. */
  | { among: Category[] }

/** Shorter words are ignored, because they appear in too many descriptions. */
const shortest = 3

/**
 * Finds the category of a description. The first rule that gives a category decides:
 * 1. More than half of the past transactions with the same description have this category.
 * 2. The description contains the name of the category.
 * 3. More than half, and at least two, of the past transactions that share a word have this
 * category.
 */
export function findCategory(
  description: string,
  categories: readonly Category[],
  past: readonly Transaction[],
): CategoryFound {
  const text = foldText(description)
  if (text === '') return { among: [] }
  const byId = new Map(categories.map(category => [category.id, category]))
  const same = past.filter(row => foldText(row.description) === text)
  const counted = mostOf(same, byId)
  if (counted)
    return { category: counted.category, reason: { by: 'same', count: counted.count, of: same.length } }
  const named = findNamed(text, categories)
  const [first, second] = named
  if (first && !second) return { category: first, reason: { by: 'name' } }
  if (second) return { among: named }
  return findByWords(text, byId, past)
}

/**
 * Categories whose whole name is in the text. If there are several, only those with the longest
 * name.
 */
function findNamed(text: string, categories: readonly Category[]): Category[] {
  const named = categories
    .map(category => ({ category, name: foldText(category.name) }))
    .filter(({ name }) => name !== '' && ` ${plain(text)} `.includes(` ${plain(name)} `))
  const longest = Math.max(...named.map(({ name }) => name.length))
  return named.filter(({ name }) => name.length === longest).map(({ category }) => category)
}

function findByWords(text: string, byId: Map<number, Category>, past: readonly Transaction[]): CategoryFound {
  const words = wordsOf(text)
  const sharing = past.filter(row => wordsOf(foldText(row.description)).some(word => words.includes(word)))
  const most = mostOf(sharing, byId)
  if (!most || most.count < 2) return { among: among(sharing, byId) }
  const shared = words.filter(word => sharing.some(row => wordsOf(foldText(row.description)).includes(word)))
  const reason = { by: 'words', words: shared.join(' '), count: most.count, of: sharing.length } as const
  return { category: most.category, reason }
}

function mostOf(rows: readonly Transaction[], byId: Map<number, Category>) {
  for (const category of among(rows, byId)) {
    const count = rows.filter(row => row.category_id === category.id).length
    if (count * 2 > rows.length) return { category, count }
  }
  return undefined
}

const among = (rows: readonly Transaction[], byId: Map<number, Category>) =>
  [...new Set(rows.map(row => row.category_id))].flatMap(id => byId.get(id) ?? [])

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter(word => word.length >= shortest && !/^\d+$/.test(word))
