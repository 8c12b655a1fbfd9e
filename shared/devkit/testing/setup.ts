import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { activate } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import './read-forms'
import { listen, server, unplanned } from './planned-requests'
import { unchosen } from './unchosen'

/*
 * A test fails after an unplanned request, and after any console.error or console.warn. A clock that it stopped goes on
 * at its end.
 */

const inAct = getConfig().eventWrapper as (dispatch: () => unknown) => unknown

configure({
  // Milliseconds to wait for something on a screen. The first page of a file may wait for code to be compiled on a busy
  // machine.
  asyncUtilTimeout: 20_000,
  // An `act` that is not awaited loses updates that wait for a promise, and the page stays as it is. Within userEvent,
  // which waits itself, React does not need `act`.
  eventWrapper: (dispatch: () => unknown) => (isActing() ? inAct(dispatch) : dispatch()),
})

const isActing = () => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT

const noise: unknown[][] = []

// jsdom has no popovers. They stand here before any module looks for them.
Object.assign(HTMLElement.prototype, { popover: null, hidePopover: () => {} })

beforeAll(async () => {
  listen()
  await activate('default')
  // jsdom's `scrollTo` only reports that it is missing; the other functions do not exist.
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

/** jsdom has the element but not its methods (jsdom/jsdom#3294). */
function standInForDialog() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
