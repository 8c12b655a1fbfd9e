/**
 * The light and the dark color of each design token, copied from the UI kit, because mail programs
 * do not support custom properties. A test compares the copies.
 */
export const colors = {
  ground: ['#faf8f4', '#0c1512'],
  surface: ['#ffffff', '#14201c'],
  line: ['#e6e0d5', '#26352f'],
  ink: ['#15211d', '#e8efeb'],
  'ink-soft': ['#55635d', '#a4b4ac'],
  brand: ['#0f6b5c', '#5cc8b1'],
  'on-brand': ['#ffffff', '#05231c'],
  highlight: ['#f2a33a', '#f2a33a'],
} as const

export type Color = keyof typeof colors
