import { matchPath, pathsOfPage } from '@pundi/contract/federation'
import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { createBrowserRouter, useParams } from 'react-router-dom'
import { openShell, page, publish, signInAs, user } from '../testing/open-shell'
import { areaRoute } from './area-route'
import { startRemotes } from '../federation/remotes'

beforeEach(() => signInAs(user))

test('a page reads its parameter from the address, and two of its paths draw it once', async () => {
  let drawn = 0
  const loader = jest.fn(() => null)
  const Component = () => {
    useState(() => (drawn += 1))
    return <h1>record {useParams().id ?? 'none'}</h1>
  }
  const records = page('records', '/records')
  publish({
    user: [{ ...records, paths: ['/records/:id'], route: () => Promise.resolve({ Component, loader }) }],
  })
  const router = await openShell('/records')
  expect(await screen.findByRole('heading', { name: 'record none' })).toBeVisible()
  await act(() => router.navigate('/records/7'))
  expect(screen.getByRole('heading', { name: 'record 7' })).toBeVisible()
  expect(document.title).toBe('Title of records')
  await act(() => router.navigate('/records'))
  expect(screen.getByRole('heading', { name: 'record none' })).toBeVisible()
  expect([drawn, loader.mock.calls.length]).toEqual([1, 1])
})

test('a page is opened by its address below another one', async () => {
  publish({ user: [page('goal', '/goals/:id'), page('goals', '/goals'), page('new', '/goals/new')] })
  const router = await openShell('/goals/7')
  expect(await screen.findByRole('heading', { name: 'goal' })).toBeVisible()
  await act(() => router.navigate('/goals/new'))
  expect(screen.getByRole('heading', { name: 'new' })).toBeVisible()
})

const word = fc.constantFrom('a', 'b', 'c')
const path = fc
  .tuple(fc.array(fc.oneof(word, fc.constantFrom(':x', ':y')), { maxLength: 3 }), fc.boolean())
  .map(([parts, isOpen]) => ['', 'goals', ...parts, ...(isOpen ? ['*'] : [])].join('/'))
const address = fc.array(word, { maxLength: 4 }).map(parts => ['', 'goals', ...parts].join('/'))

test('the router shows the page that publishing and the server find', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 6 }), address, (paths, opened) => {
      const pages = paths.map((own, place) => page(`page${place}`, own))
      publish({ user: pages })
      startRemotes()
      history.replaceState(null, '', opened)
      const router = createBrowserRouter([areaRoute('user')])
      const found = router.state.errors ? undefined : router.state.matches.at(-1)?.route.id
      router.dispose()
      const matched = matchPath(pages.flatMap(pathsOfPage), opened)
      expect(found).toBe(matched && `user/${pages.find(one => one.path === matched)?.page}`)
    }),
  )
})
