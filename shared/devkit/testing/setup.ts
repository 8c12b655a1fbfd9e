import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { activate } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import './read-forms'
import { listen, server, unplanned } from './planned-requests'
import { unchosen } from './unchosen'

/*
 * A test fails if it sends an unplanned request or calls console.error or console.warn. After each
 * test, timers are real again.
 */

// Milliseconds to wait for screen content. On a busy machine, the first page may still be
// compiling.
configure({ asyncUtilTimeout: 20_000 })

const noise: unknown[][] = []

// jsdom has no popovers. Define these properties before any module checks for popovers.
Object.assign(HTMLElement.prototype, { popover: null, hidePopover: () => {} })

beforeAll(async () => {
  listen()
  await activate('default')
  // jsdom's `scrollTo` only logs "not implemented", and it lacks `scrollIntoView` and `showModal`.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  if (!('showModal' in HTMLDialogElement.prototype)) standInForDialog()
})

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void noise.push(words))
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void noise.push(words))
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  changeSession({ token: null, userid: null, user: undefined, ended: undefined, isFromElsewhere: false })
  preferences.setState(unchosen)
  jest.restoreAllMocks()
  jest.useRealTimers()
  expect({ unplanned: unplanned(), noise: noise.splice(0) }).toEqual({ unplanned: [], noise: [] })
})

afterAll(() => server.close())

/** jsdom has the `dialog` element without its methods (jsdom/jsdom#3294). */
function standInForDialog() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
