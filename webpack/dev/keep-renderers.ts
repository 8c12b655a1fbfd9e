/*
 * Makes hot reload work for remotes. Every build has its own copy of React's refresh runtime, but only the shell has a
 * renderer. The hook of the first copy does not keep renderers, so a later copy would find none and draw nothing. This
 * module stores the renderer in the hook. It must run before react-dom.
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
