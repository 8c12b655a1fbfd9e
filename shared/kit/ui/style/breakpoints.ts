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

/** Window widths in rem, so that larger letters get fewer columns. */
export const columns = {
  /** Room for two short things. */
  two: 22,
  /** Room for two texts. */
  texts: 40,
  /** Room for a text and its extras, or four short things. */
  wide: 60,
  /** A single column, on a phone at 200 % text size. */
  one: 16,
} as const
