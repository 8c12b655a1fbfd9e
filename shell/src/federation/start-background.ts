import type { createBrowserRouter } from 'react-router-dom'

/**
 * Starts the background tasks once the first page is shown and the browser is idle. If their code
 * fails to load, the next navigation tries again.
 */
export function startBackground(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(
      () =>
        void import(/* webpackChunkName: "background" */ './background').then(
          ({ startTasks }) => startTasks(),
          () => startBackground(router),
        ),
    )
  })
}

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)
