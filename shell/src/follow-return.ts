/**
 * Says `visibilitychange` when a page comes back from the browser's cache, as not every browser does. A page that was
 * there has missed what happened: whoever looks at the clock, the registry or the outbox on that event looks again.
 */
export const followReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.dispatchEvent(new Event('visibilitychange'))
  })
