import type { createBrowserRouter } from 'react-router-dom'

/**
 * Starts what can wait (`idle/`), once the first page has come and the browser has nothing else to do. Where its file
 * does not come, it is asked for after the next navigation.
 */
export function startWhenIdle(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    whenIdle(
      () =>
        void import(/* webpackChunkName: "idle" */ './idle').then(
          ({ startIdle }) => startIdle(),
          () => startWhenIdle(router),
        ),
    )
  })
}

/** Safari knows no idle time. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)
