import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose code is loaded when it is first drawn.
 *
 * @param load brings the code, with its words
 * @param Away stands in its place where the code could not be loaded
 */
export const latePart = <Code, Props extends object>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<Props>,
  Away: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      code => ({ default: pick(code) }),
      () => ({ default: Away }),
    ),
  )
