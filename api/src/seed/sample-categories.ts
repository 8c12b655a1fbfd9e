import type { Category, CategoryBody } from '@pundi/contract'

/** What the sample user has besides the categories that every account begins with. */
export const sampleCategories = [
  { name: 'Rumah', type: 'expense', icon: 'house', color: 'indigo' },
  { name: 'Tagihan', type: 'expense', icon: 'lightbulb', color: 'amber' },
  { name: 'Sekolah', type: 'expense', icon: 'graduation-cap', color: 'cyan' },
  { name: 'Kesehatan', type: 'expense', icon: 'heart-pulse', color: 'pink' },
  { name: 'Belanja', type: 'expense', icon: 'shopping-bag', color: 'olive' },
  { name: 'Sedekah', type: 'expense', icon: 'hand-heart', color: 'lime' },
] as const satisfies CategoryBody[]

export function idOf(categories: Pick<Category, 'id' | 'name'>[], name: string): number {
  const found = categories.find(category => category.name === name)
  if (!found) throw new Error(`The sample year needs the category ${name}`)
  return found.id
}
