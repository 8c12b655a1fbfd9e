import { preferences, prefer } from '@pundi/platform/session'
import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import type { Catalogues } from '@pundi/platform/federation'
import { loadMessages } from '../i18n'
import { noMessages, unchosen } from '@pundi/devkit/testing'
import { followPreferences } from './follow-preferences'
import { showTheme } from './show-theme'

let loads = 0
let stop = () => {}

beforeEach(async () => {
  const router = createMemoryRouter([{ path: '/', loader: () => ++loads }])
  router.initialize()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  stop = followPreferences(router)
  loads = 0
})

afterEach(() => stop())

test('a chosen theme is shown at once, and the bar of the browser with it', () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#0c1512" media="(prefers-color-scheme: dark)">'
  const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content)
  prefer({ ...unchosen, theme: 'dark' })
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(bars()).toEqual(['#0c1512', '#0c1512'])
  showTheme('system')
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(bars()).toEqual(['#faf8f4', '#0c1512'])
})

test('a theme that another tab chose is asked for again, for a form that says it', async () => {
  prefer({ ...unchosen, theme: 'dark' })
  await waitFor(() => expect(loads).toBe(1))
})

test('another language is said of the document, and what the server said is asked for again', async () => {
  prefer({ ...unchosen, language: 'es' })
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  await waitFor(() => expect(loads).toBe(1))
  prefer(unchosen)
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

test('another currency draws the amounts anew', async () => {
  prefer({ ...unchosen, currency: 'USD' })
  await waitFor(() => expect(loads).toBe(1))
})

test('messages that do not load leave the document in its language, and developers are told', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const broken: Catalogues = { ...noMessages, id: () => Promise.reject(new Error('no network')) }
  await loadMessages(broken)
  document.documentElement.lang = 'en'
  prefer({ ...unchosen, language: 'id' })
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(document.documentElement.lang).toBe('en')
  expect(preferences.getState().language).toBe('id')
  broken.id = noMessages.id
})
