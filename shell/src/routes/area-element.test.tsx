import { act, screen } from '@testing-library/react'
import { showNotice } from '../federation/notices'
import { openShell, page, publish, signInAs, tableOf, user } from '../testing/open-shell'
import { published } from '../testing/federation-runtime'
import { pass, stopClock } from '../testing/stopped-clock'

const areaOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-area]')?.dataset.area

beforeEach(() => signInAs(user))

test('a layout and its pages lie in one element of their area, and what the shell tells in none', async () => {
  publish({ user: [page('one', '/one')] })
  await openShell('/one')
  const layout = screen.getByRole('navigation', { name: 'Area' })
  expect([areaOf(layout), areaOf(await screen.findByRole('heading', { name: 'one' }))]).toEqual([
    'user',
    'user',
  ])
  expect(document.querySelectorAll('[data-area]')).toHaveLength(1)
  act(() => showNotice({ about: 'newer' }))
  expect(areaOf(await screen.findByText('There’s a new version of Pundi.'))).toBeUndefined()
})

test('a page without a layout lies in an element of its own', async () => {
  const pages = [page('two', '/two')]
  const registry = publish({ user: pages })
  registry.remotes.user!.current.layout = null
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  published.set('pundi_user/pages', () =>
    Promise.resolve({ pageTable: { ...tableOf('user', pages), layout: undefined } }),
  )
  await openShell('/two')
  expect(areaOf(await screen.findByRole('heading', { name: 'two' }))).toBe('user')
})

test('the card in place of a page is of the shell, also inside the layout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new TypeError('broken')
  }
  publish({ user: [{ ...page('three', '/three'), route: () => Promise.resolve({ Component: Broken }) }] })
  await openShell('/three')
  const card = await screen.findByText('This page stopped working')
  expect(areaOf(card)).toBe('shell')
  expect(areaOf(screen.getByRole('navigation', { name: 'Area' }))).toBe('user')
})

test('so is what stands for a page that takes long', async () => {
  publish({ user: [{ ...page('four', '/four'), route: () => new Promise(() => {}) }] })
  stopClock()
  await openShell('/four')
  await pass(2000)
  expect(screen.getByRole('navigation', { name: 'Area' })).toBeVisible()
  expect(areaOf(screen.getByRole('status', { name: 'Loading...' }))).toBe('shell')
})
