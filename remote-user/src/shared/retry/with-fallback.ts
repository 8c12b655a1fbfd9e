import { type ComponentType, lazy } from 'react'

/** A component whose code loads at its first render. If `load` fails, `Fallback` is rendered. */
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
