import { matchPath, pathsOfPage } from '@pundi/contract/federation'
import { useRecordTitle } from '@pundi/platform/i18n'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { createBrowserRouter, useFetcher, useParams } from 'react-router-dom'
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

test('a form that is sent to one of a page’s paths reaches its action', async () => {
  const action = jest.fn(() => null)
  const Component = () => {
    const fetcher = useFetcher()
    return (
      <>
        <h1>record {useParams().id ?? 'none'}</h1>
        <button type="button" onClick={() => void fetcher.submit({}, { method: 'post', action: '/records' })}>
          Save
        </button>
      </>
    )
  }
  const records = page('records', '/records')
  publish({
    user: [{ ...records, paths: ['/records/:id'], route: () => Promise.resolve({ Component, action }) }],
  })
  await openShell('/records/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('heading', { name: 'record 7' })).toBeVisible()
})

test('the title names the record that a page’s address names, as long as it does', async () => {
  const Component = () => {
    const { id } = useParams()
    useRecordTitle(id && `Record ${id}`)
    return <h1>record {id ?? 'none'}</h1>
  }
  const records = page('records', '/records')
  publish({
    user: [
      { ...records, paths: ['/records/:id'], route: () => Promise.resolve({ Component }) },
      page('other', '/other'),
    ],
  })
  const router = await openShell('/other')
  await screen.findByRole('heading', { name: 'other' })
  await act(() => router.navigate('/records/7'))
  await screen.findByRole('heading', { name: 'record 7' })
  expect(document.title).toBe('Record 7 – Title of records')
  await act(() => router.navigate('/records'))
  expect(document.title).toBe('Title of records')
  await act(() => router.navigate('/records/8'))
  await act(() => router.navigate('/other'))
  expect(document.title).toBe('Title of other')
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
