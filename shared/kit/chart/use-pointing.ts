import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** `isPointing` is true while a pointer, a finger or keys are on the chart. Escape ends it. */
export function usePointing() {
  const [isPointing, setPointing] = useState(false)
  const begin = () => setPointing(true)
  return {
    isPointing,
    pointing: {
      onPointerMove: begin,
      onPointerDown: begin,
      onChange: begin,
      // Tab ends on what it came to.
      onKeyUp: ({ key }: KeyboardEvent) => key !== 'Escape' && begin(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setPointing(false),
      // A finger leaves as soon as it is lifted; what it chose stays.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointing(false),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setPointing(false),
    },
  }
}
