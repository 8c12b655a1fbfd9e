import { breakpoints, type Breakpoint } from '../style/breakpoints'
import { useWindowSize } from './use-window-size'

/** Whether the window is narrower than that breakpoint. */
export const useIsNarrow = (breakpoint: Breakpoint) =>
  useWindowSize(({ width }) => width < breakpoints[breakpoint])
