import { type ComponentType, lazy } from 'react'

/** A part of a page whose code loads at its first render. `load` loads code and messages. */
export const withFallback = <Code, Props extends object>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<Props>,
  Fallback: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      code => ({ default: pick(code) }),
      () => ({ default: Fallback }),
    ),
  )
