/**
 * Fires `visibilitychange` when a page returns from the back/forward cache, because not every
 * browser does. Listeners then check the clock, the registry and the outbox again.
 */
export const followReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.dispatchEvent(new Event('visibilitychange'))
  })
