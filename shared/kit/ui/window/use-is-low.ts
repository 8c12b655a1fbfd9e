import { useWindowSize } from './use-window-size'

/** Window height in pixels below which a sticky header leaves no room. Style sheets use the same number. */
const low = 600

/** True for a low window: a phone in landscape, or a page at 200 % zoom. */
export const useIsLow = () => useWindowSize(({ height }) => height < low)
