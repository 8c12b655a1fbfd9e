/**
 * Window widths in pixels at which the layout changes. CSS cannot read them: style sheets repeat the numbers,
 * and a test allows no others. Decision 080 says when to use rem or a container query instead.
 */
export const breakpoints = {
  /** Below it the sidebar is a bottom bar, filters are a sheet, and dialogs fill the window. */
  phone: 640,
  /** From this width on, a form has three fields in a row. */
  tablet: 768,
  /** Below it the sidebar is collapsed to icons (specification, section 9). */
  sidebar: 1030,
} as const

export type Breakpoint = keyof typeof breakpoints

/** Window widths in rem. With larger letters, a window therefore has fewer columns. */
export const columns = {
  /** Wide enough for two columns with short content. */
  two: 22,
  /** Wide enough for two columns of text. */
  texts: 40,
  /** Wide enough for a text with a side column, or for four columns with short content. */
  wide: 60,
  /** So narrow that there is a single column: a phone at 200 % text size. */
  one: 16,
} as const
