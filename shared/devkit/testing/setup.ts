import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { activate } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import './read-forms'
import { listen, server, unplanned } from './planned-requests'
import { unchosen } from './unchosen'

/* Noise fails a test: a request that nobody planned, and anything on console.error or console.warn. */

const inAct = getConfig().eventWrapper as (dispatch: () => unknown) => unknown

configure({
  // Milliseconds to wait for something on a screen. The first page of a file waits for code that is compiled on the way,
  // and a busy machine is no failure.
  asyncUtilTimeout: 10_000,
  // An `act` that is not awaited drops what waits for a promise in it, and the page never draws again. Within
  // userEvent, which waits by itself, React does not need it.
  eventWrapper: (dispatch: () => unknown) => (isActing() ? inAct(dispatch) : dispatch()),
})

const isActing = () => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT

const noise: unknown[][] = []

beforeAll(async () => {
  listen()
  await activate('default')
  // jsdom has `scrollTo` only to report that it is not implemented, and lacks the others.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  HTMLElement.prototype.hidePopover = () => {}
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
