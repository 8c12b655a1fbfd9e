import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * `isPointing` is true while the user points at the chart with mouse, finger or keyboard. Escape
 * sets it to false.
 */
export function usePointing() {
  const [isPointing, setPointing] = useState(false)
  const begin = () => setPointing(true)
  return {
    isPointing,
    pointing: {
      onPointerMove: begin,
      onPointerDown: begin,
      onChange: begin,
      // Tab moves the focus here on keydown, so the keyup of Tab shows the tooltip. The keyup of
      // Escape must not show the tooltip, because Escape has just hidden it.
      onKeyUp: ({ key }: KeyboardEvent) => key !== 'Escape' && begin(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setPointing(false),
      // Lifting a finger also fires `pointerleave`, but then the tooltip must stay.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointing(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setPointing(false),
    },
  }
}
