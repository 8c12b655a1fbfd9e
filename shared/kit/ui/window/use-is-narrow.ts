import { breakpoints, type Breakpoint } from '../style/breakpoints'
import { useWindowSize } from './use-window-size'

export const useIsNarrow = (breakpoint: Breakpoint) =>
  useWindowSize(({ width }) => width < breakpoints[breakpoint])
