import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { fireEvent } from '@testing-library/react'
import { page, publish } from '../../testing/open-shell'
import { startRemotes } from '../remotes'
import { prefetchPointed } from './prefetch-pointed'

let token: string | null
let asked: string[]

beforeEach(() => {
  prefetchPointed()
  window.pundiEarly = []
  token = '1|secret'
  configureHttp({ token: () => token, expire: () => {}, language: () => 'id' })
  asked = []
  plan(calls.sumTransactions, async ({ url }) => {
    asked.push(new URL(url).pathname)
    return { status: 503 }
  })
  publish({
    user: [page('dashboard', '/dashboard'), { ...page('sums', '/sums'), data: [calls.sumTransactions] }],
  })
  startRemotes()
  history.replaceState(null, '', '/dashboard')
})

test.each([
  ['the pointer', fireEvent.pointerOver],
  ['the focus', fireEvent.focusIn],
])('a page is asked for its data once %s comes to a link to it, and not twice', async (_, come) => {
  come(link('/sums'))
  come(link('/sums'))
  await answered()
  expect(asked).toEqual(['/api/transactions/summary'])
})

test.each(['/dashboard', '/sums?search=a', '/elsewhere', 'https://pundi.example/sums'])(
  'nothing is asked for by a link to %s',
  async address => {
    fireEvent.pointerOver(link(address))
    await answered()
    expect(asked).toEqual([])
  },
)

test('nothing is asked for without a session, of the page that is open, or within the same link', async () => {
  token = null
  fireEvent.pointerOver(link('/sums'))
  token = '1|secret'
  const inside = link('/sums')
  fireEvent.focusIn(inside.firstElementChild!, { relatedTarget: inside })
  history.replaceState(null, '', '/sums')
  fireEvent.pointerOver(link('/sums'))
  await answered()
  expect(asked).toEqual([])
})

function link(address: string) {
  document.body.innerHTML = `<a href="${address}"><span>Sums</span></a>`
  return document.querySelector('a')!
}

const answered = () => Promise.all((window.pundiEarly ?? []).map(({ response }) => response))
