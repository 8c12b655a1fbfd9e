/*
 * Makes hot reload work for remotes. Each build has its own copy of React's refresh runtime, but
 * only the shell has a renderer. The hook of the first copy forgets renderers, so later copies find
 * none and render nothing. This module stores the renderer in the hook. It must run before
 * react-dom.
 */

interface Hook {
  renderers: Map<number, object>
  inject: (renderer: object) => number
}

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
if (!hook)
  throw new Error(
    'keep-renderers.ts ran before the refresh runtime of React. Check the order of the entry in webpack/dev/shell.ts.',
  )
const inject = hook.inject.bind(hook)
hook.inject = renderer => {
  const id = inject(renderer)
  hook.renderers.set(id, renderer)
  return id
}

export {}
