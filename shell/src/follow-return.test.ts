import { followReturn } from './follow-return'

test('a page that comes back from the browser’s cache says that it is in sight, one that is opened does not', () => {
  const seen = jest.fn()
  document.addEventListener('visibilitychange', seen)
  followReturn()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(seen).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(seen).toHaveBeenCalledTimes(1)
})
