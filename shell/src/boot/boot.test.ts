import type { BuildInPage, OwnPage, PageRegistry } from '@pundi/contract/federation'
import { remotes } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'

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
    links.map(({ href }) => `sha256-of-${new URL(href).pathname.split('/').at(-1)}`),
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
  'of the admin area nothing but who comes is asked for, and the skeleton is its page’s, with the token %j',
  async token => {
    if (token) localStorage.setItem('token', token)
    await boot('/admin')
    expect(preloaded().filter(isNotShell)).toEqual([])
    expect(asked.map(({ path }) => path)).toEqual(token ? ['/api/auth/user'] : [])
    expect(document.documentElement.dataset.at).toBe(token ? '/admin' : '')
  },
)

test('a build that did not run here a moment ago is not asked for, but what its page shows is', async () => {
  localStorage.setItem('token', '1|secret')
  localStorage.setItem('quarantine', JSON.stringify({ [ids.user]: Date.now() + 60_000 }))
  await boot('/dashboard')
  expect(preloaded().filter(isNotShell)).toEqual([])
  expect(asked).toHaveLength(2)
})

test('a document that is no page of a remote asks for nothing', async () => {
  localStorage.setItem('token', '1|secret')
  publish('/dashboards')
  await boot('/dashboards')
  expect([preloaded().filter(isNotShell), asked]).toEqual([[], []])
})

test('of an area that is closed nothing is asked for', async () => {
  localStorage.setItem('token', '1|secret')
  const registry = publish('/dashboard')
  registry.remotes.user!.disabled = { default: 'Back at noon.' }
  show(registry)
  await boot('/dashboard', false)
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

test('of the builds of a page that a part of all browsers tries, the one for this browser is asked for', async () => {
  localStorage.setItem('token', '1|secret')
  localStorage.setItem('lot', '0')
  const registry = publish('/dashboard')
  const { current } = registry.remotes.user!
  registry.remotes.user!.canary = { build: { ...current, id: '0000000000b2' }, percent: 99 }
  show(registry)
  await boot('/dashboard', false)
  expect(preloaded().filter(isNotShell)).toContain('/r/user/0000000000b2/dashboard.js')
})

test('of builds that are there as a whole the shell asks for what it needs', async () => {
  localStorage.setItem('token', '1|secret')
  const { shell, remotes: published, ...registry } = publish('/dashboard')
  const whole = JSON.parse(JSON.stringify([shell, published]), (key, value: unknown) =>
    key === 'record' || key === 'own' ? undefined : value,
  ) as [PageRegistry['shell'], PageRegistry['remotes']]
  show({ ...registry, shell: whole[0], remotes: whole[1] })
  await boot('/dashboard', false)
  expect([preloaded(), asked]).toEqual([[], []])
})

async function boot(address: string, isShown = true) {
  history.replaceState(null, '', address)
  if (isShown) publish(address)
  jest.isolateModules(() => void jest.requireActual('./boot'))
  await Promise.all((window.pundiEarly ?? []).map(({ response }) => response))
}

const pages = {
  auth: { page: 'sign-in', path: '/sign-in' },
  user: { page: 'dashboard', path: '/dashboard', data: ['/transactions/summary'] },
  admin: { page: 'home', path: '/admin', data: ['/admin/users'] },
}

function publish(address: string): PageRegistry {
  const registry: PageRegistry = {
    ...{ schema: 2, revision: 1 },
    shell: {
      current: { id: ids.shell, remote: 'shell', record: 'sha256-of-build.json', messages: messages() },
      records: {},
    },
    remotes: { auth: candidates('auth', address), user: candidates('user', address), admin: candidates('admin', address) }, // oxfmt-ignore
  }
  show(registry)
  return registry
}

function candidates(remote: keyof typeof pages, address: string) {
  const { path, ...page } = pages[remote]
  const own: OwnPage = {
    ...{ ...page, title: '', entry: 'remoteEntry.js', messages: messages() },
    files: hashes('remoteEntry.js', 'layout.css', `${page.page}.js`),
  }
  const current: BuildInPage = {
    ...{
      id: ids[remote],
      remote,
      area: remotes[remote].area,
      record: 'sha256-of-build.json',
      hasLayout: true,
      pages: [[page.page, path]],
    },
    ...(path === address && { own }),
  }
  return { current, records: {} }
}

function show(registry: PageRegistry) {
  document.head.innerHTML = ''
  const block = Object.assign(document.createElement('script'), { id: 'registry', type: 'application/json' })
  block.textContent = JSON.stringify(registry)
  document.head.append(block)
}

const messages = () => ({ es: hashes('messages-es.js'), en: hashes('messages-en.js') })
const hashes = (...files: string[]) => Object.fromEntries(files.map(file => [file, `sha256-of-${file}`]))
