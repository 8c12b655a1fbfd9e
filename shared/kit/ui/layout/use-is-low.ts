import { useWindowSize } from './use-window-size'

/** Heights of the window, in pixels, below which what stands above the content would fill it. Style sheets ask for it too. */
const low = 600

/** Whether the window is lower than that: on a phone that lies, or at 200 % of the size. */
export const useIsLow = () => useWindowSize(({ height }) => height < low)
