/*
 * Every build brings its own copy of React's refresh runtime, but there is one renderer, the shell's. The hook that the
 * first copy leaves on the page tells its own listeners of a renderer and forgets it: a remote's copy, which comes later,
 * would receive edits and draw nothing. This keeps the renderer, and must run before react-dom.
 */

interface Hook {
  renderers: Map<number, object>
  inject: (renderer: object) => number
}

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }
if (!hook) throw new Error('The refresh runtime must run before this module.')
const inject = hook.inject.bind(hook)
hook.inject = renderer => {
  const id = inject(renderer)
  hook.renderers.set(id, renderer)
  return id
}

export {}
