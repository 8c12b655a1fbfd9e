/**
 * Widths of the window, in pixels, from which on another layout is drawn. CSS cannot read them: a style sheet writes the
 * number, and a test lets it write no other. Decision 080 says when to ask in rem or to ask a container instead.
 */
export const breakpoints = {
  /** Narrower, the sidebar is a bar at the bottom, filters a sheet, and dialogs fill the window. */
  phone: 640,
  /** Fields of a form stand three in a row. */
  tablet: 768,
  /** Narrower, the sidebar is collapsed to icons (specification, section 9). */
  sidebar: 1030,
} as const

export type Breakpoint = keyof typeof breakpoints

/** Widths of the window, in rem: with larger letters, as many of them stand in a row. */
export const columns = {
  /** Two short things. */
  two: 22,
  /** Two texts. */
  texts: 40,
  /** A text and what goes with it, or four short things. */
  wide: 60,
  /** One thing, where a phone shows letters of twice their size. */
  one: 16,
} as const
