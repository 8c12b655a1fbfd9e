import { useWindowSize } from './use-window-size'

/**
 * Window height in pixels below which a sticky header takes too much space. Style sheets repeat
 * this number.
 */
const low = 600

export const useIsLow = () => useWindowSize(({ height }) => height < low)
