import type { PageDescription, Registry } from '@pundi/contract/federation'
import { remotes } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'

/* What a page asks for before anything of the shell has run: of an area only what its guard would let through. */

const ids = { auth: '0000000000a1', user: '0000000000b1', admin: '0000000000c1', shell: '0000000000d1' }
let asked: Record<string, string | null>[] = []

beforeEach(() => {
  asked = []
  window.pundiEarly = []
  for (const path of ['/auth/user', '/transactions/summary', '/admin/users'])
    answer(`GET /api${path}`, async ({ headers, url }) => {
      const [token, language] = [headers.get('authorization'), headers.get('accept-language')]
      asked.push({ path: new URL(url).pathname, token, language })
      return { body: {} }
    })
  publish()
})

test('a visitor’s page asks for its own area, in the language that its reader chose', async () => {
  localStorage.setItem('language', 'es')
  await boot('/sign-in')
  expect(preloaded()).toEqual([
    '/r/shell/0000000000d1/messages-es.js',
    '/r/auth/0000000000a1/remoteEntry.js',
    '/r/auth/0000000000a1/layout.css',
    '/r/auth/0000000000a1/sign-in.js',
    '/r/auth/0000000000a1/messages-es.js',
  ])
  expect(asked).toEqual([])
  expect(document.documentElement.lang).toBe('es')
})

test('every file is asked for by the hash that the registry has of it', async () => {
  await boot('/sign-in')
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(links.map(({ integrity }) => integrity)).toEqual(
    links.map(({ href }) => `sha384-of-${new URL(href).pathname.split('/').at(-1)}`),
  )
  expect(links.map(link => link.crossOrigin)).toEqual(
    links.map(link => (link.as === 'script' ? 'anonymous' : null)),
  )
  expect(links.filter(link => link.as === 'style').map(({ href }) => href)).toEqual([
    expect.stringMatching(/layout\.css$/),
  ])
})

test('of the user area nothing is asked for without a token', async () => {
  await boot('/dashboard')
  expect([preloaded().filter(isNotShell), asked]).toEqual([[], []])
})

test('with a token the user’s page is asked for with who they are and what it shows, once each', async () => {
  localStorage.setItem('token', '1|secret')
  await boot('/dashboard')
  expect(preloaded().filter(isNotShell)).toContain('/r/user/0000000000b1/dashboard.js')
  const call = { token: 'Bearer 1|secret', language: 'id' }
  expect(asked).toHaveLength(2)
  expect(asked).toEqual(
    expect.arrayContaining([
      { path: '/api/auth/user', ...call },
      { path: '/api/transactions/summary', ...call },
    ]),
  )
})

test('who has a token is asked of no accounts page', async () => {
  localStorage.setItem('token', '1|secret')
  await boot('/sign-in')
  expect([preloaded().filter(isNotShell), asked]).toEqual([[], []])
})

test.each([null, '1|secret'])(
  'of the admin area nothing but who comes is asked for, with the token %j',
  async token => {
    if (token) localStorage.setItem('token', token)
    await boot('/admin')
    expect(preloaded().filter(isNotShell)).toEqual([])
    expect(asked.map(({ path }) => path)).toEqual(token ? ['/api/auth/user'] : [])
  },
)

test('a build that did not run here a moment ago is not asked for, but what its page shows is', async () => {
  localStorage.setItem('token', '1|secret')
  localStorage.setItem('quarantine', JSON.stringify({ [ids.user]: Date.now() + 60_000 }))
  await boot('/dashboard')
  expect(preloaded().filter(isNotShell)).toEqual([])
  expect(asked).toHaveLength(2)
})

test('an address that no page has asks for nothing', async () => {
  localStorage.setItem('token', '1|secret')
  await boot('/dashboards')
  expect([preloaded().filter(isNotShell), asked]).toEqual([[], []])
})

test('of an area that is closed nothing is asked for', async () => {
  localStorage.setItem('token', '1|secret')
  const block = document.getElementById('registry')!
  const registry = JSON.parse(block.textContent) as Registry
  registry.remotes.user!.disabled = { default: 'Back at noon.' }
  block.textContent = JSON.stringify(registry)
  await boot('/dashboard')
  expect([preloaded().filter(isNotShell), asked]).toEqual([[], []])
})

test('the theme that was chosen is there before anything is drawn', async () => {
  localStorage.setItem('theme', 'dark')
  await boot('/sign-in')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

const isNotShell = (path: string) => !path.startsWith('/r/shell/')
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname,
  )

async function boot(address: string) {
  history.replaceState(null, '', address)
  jest.isolateModules(() => void jest.requireActual('./boot'))
  await Promise.all((window.pundiEarly ?? []).map(({ response }) => response))
}

/** A registry with one page of each area, as a page of the site has it. */
function publish() {
  const registry: Registry = {
    ...{ schema: 1, revision: 1, remotes: {} },
    shell: {
      current: {
        ...{ id: ids.shell, remote: 'shell', scripts: [], styles: [], fonts: [], provides: {} },
        ...{ messages: messageFiles(), integrity: hashes('messages-es.js', 'messages-en.js') },
        inline: { scripts: [], styles: [] },
      },
      ...{ fallback: [], revoked: [] },
    },
  }
  addRemote(registry, 'auth', { page: 'sign-in', path: '/sign-in', title: '' })
  addRemote(registry, 'user', {
    ...{ page: 'dashboard', path: '/dashboard', title: '', data: ['/transactions/summary'] },
  })
  addRemote(registry, 'admin', { page: 'home', path: '/admin', title: '', data: ['/admin/users'] })
  document.head.innerHTML = ''
  const block = Object.assign(document.createElement('script'), { id: 'registry', type: 'application/json' })
  block.textContent = JSON.stringify(registry)
  document.head.append(block)
}

function addRemote(registry: Registry, remote: Exclude<keyof typeof ids, 'shell'>, page: PageDescription) {
  const files = [`${page.page}.js`]
  registry.remotes[remote] = {
    current: {
      ...{ id: ids[remote], remote, area: remotes[remote].area, entry: 'remoteEntry.js', requires: {} },
      ...{ layout: ['layout.css'], pages: [{ ...page, files }], messages: messageFiles() },
      integrity: hashes('remoteEntry.js', 'layout.css', 'messages-es.js', 'messages-en.js', ...files),
    },
    ...{ fallback: [], revoked: [] },
  }
}

const messageFiles = () => ({ es: ['messages-es.js'], en: ['messages-en.js'] })
const hashes = (...files: string[]) => Object.fromEntries(files.map(file => [file, `sha384-of-${file}`]))
