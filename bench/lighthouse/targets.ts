/** What Lighthouse gives scores for. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Least scores of 100 by category of Lighthouse, on its slow phone (architecture, budgets). */
export const leastScores = { accessibility: 100, 'best-practices': 100, seo: 100 }

export const targets: { address: string; performance: number; role?: 'user' }[] = [
  { address: '/', performance: 99 },
  { address: '/sign-in', performance: 99 },
  { address: '/dashboard', performance: 95, role: 'user' },
]
