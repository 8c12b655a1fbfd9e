import type { createBrowserRouter } from 'react-router-dom'

/**
 * Starts the background tasks once the first page is shown and the browser is idle. If their code
 * fails to load, tries again at the next navigation, or when the user returns to the tab.
 */
export function startBackground(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>) {
  const start = () => {
    if (!router.state.initialized) return
    stop()
    document.removeEventListener('visibilitychange', start)
    whenIdle(
      () =>
        void import(/* webpackChunkName: "background" */ './background').then(
          ({ startTasks }) => startTasks(),
          () => startBackground(router),
        ),
    )
  }
  const stop = router.subscribe(start)
  document.addEventListener('visibilitychange', start)
}

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)
