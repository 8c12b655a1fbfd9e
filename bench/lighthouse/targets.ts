export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export const leastScores = { accessibility: 100, 'best-practices': 100, seo: 100 }

export const targets: { address: string; performance: number; role?: 'user' }[] = [
  { address: '/', performance: 99 },
  { address: '/sign-in', performance: 99 },
  { address: '/dashboard', performance: 95, role: 'user' },
]
