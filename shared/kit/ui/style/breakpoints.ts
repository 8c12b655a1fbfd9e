/**
 * Window widths in pixels at which the layout changes. CSS cannot import them, so style sheets
 * repeat the numbers, and a test allows no other numbers. Decision 080 says when to use rem or a
 * container query instead.
 */
export const breakpoints = {
  /**
   * Below this width, the sidebar is a bottom bar, filters are in a sheet, and dialogs fill the
   * window.
   */
  phone: 640,
  /** From this width on, a form has three fields in a row. */
  tablet: 768,
  /** Below this width, the sidebar is collapsed to icons (specification, section 9). */
  sidebar: 1030,
} as const

export type Breakpoint = keyof typeof breakpoints

/** Window widths in rem. A larger font therefore leads to fewer columns. */
export const columns = {
  /** Wide enough for two columns with short content. */
  two: 22,
  /** Wide enough for two columns of text. */
  texts: 40,
  /** Wide enough for text with a side column, or for four columns with short content. */
  wide: 60,
  /** Narrower windows have space for one column only: a phone with 200 % text size. */
  one: 16,
} as const
