import { answer } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import { isQuarantined } from '../registry/quarantine'
import { openShell, page, publish, reports, signInAs, user } from '../testing/open-shell'
import { watchRoot } from './watch-root'

const [newest, earlier] = ['0000000000b1', '0000000000a0']
let root: HTMLElement

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  signInAs(user)
  const registry = publish({ user: [page('one', '/one')] })
  registry.remotes.user = { ...registry.remotes.user!, fallback: [earlier], records: { [earlier]: '' } }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  answer('GET /registry.json', { body: registry })
  document.body.insertAdjacentHTML(
    'beforeend',
    '<template id="way-out"><main lang="en">Sorry</main></template>',
  )
  document.documentElement.lang = 'en'
  root = document.body.appendChild(document.createElement('div'))
  root.append('a page')
  watchRoot(root)
  await openShell('/one')
  await screen.findByRole('heading', { name: 'one' })
})
afterEach(() => {
  delete window.pundiWayOut
  document.getElementById('way-out')?.remove()
  root.remove()
})

test('the build that ran last is left for a fresh document, and the server is told', async () => {
  answer(`GET /r/user/${earlier}/build.json`, { body: { id: earlier, remote: 'user', pages: [] } })
  root.replaceChildren()
  await waitFor(() => expect(isQuarantined(newest)).toBe(true))
  await waitFor(() =>
    expect(reports.map(({ phase, cause }) => `${phase} ${cause}`)).toEqual(['mount crash', 'reload crash']),
  )
  expect(screen.queryByText('Sorry')).not.toBeInTheDocument()
})

test('where there is no other build, the sentence comes', async () => {
  answer(`GET /r/user/${earlier}/build.json`, { status: 404, body: {} })
  root.replaceChildren()
  expect(await screen.findByText('Sorry')).toBeVisible()
  expect(isQuarantined(newest)).toBe(false)
})

test('what is drawn anew, and a shell that is being left, is nobody’s fault', async () => {
  root.replaceChildren('another page')
  root.replaceChildren()
  window.pundiWayOut = { parsed: Promise.resolve(), show: () => {} }
  await new Promise(resolve => setTimeout(resolve, 400))
  expect([reports, isQuarantined(newest)]).toEqual([[], false])
})
