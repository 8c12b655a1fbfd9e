import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** `isPointing` is true while mouse, touch or keyboard is used on the chart. Escape sets it to false. */
export function usePointing() {
  const [isPointing, setPointing] = useState(false)
  const begin = () => setPointing(true)
  return {
    isPointing,
    pointing: {
      onPointerMove: begin,
      onPointerDown: begin,
      onChange: begin,
      // The Tab key that moves the focus here is released on this element. Escape has just hidden the tooltip.
      onKeyUp: ({ key }: KeyboardEvent) => key !== 'Escape' && begin(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setPointing(false),
      // Lifting the finger sends pointerleave too, but then the tooltip must stay visible.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointing(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setPointing(false),
    },
  }
}
