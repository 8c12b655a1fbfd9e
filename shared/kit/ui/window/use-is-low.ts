import { useWindowSize } from './use-window-size'

/** Window height in pixels below which a sticky header leaves no room. Style sheets use the same number. */
const low = 600

export const useIsLow = () => useWindowSize(({ height }) => height < low)
