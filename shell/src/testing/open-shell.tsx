import { calls, type FailureReport } from '@pundi/contract'
import { answer, noMessages, plan, sari } from '@pundi/devkit/testing'
import type { Registry, RemoteName } from '@pundi/contract/federation'
import type { Page, RouteModule } from '@pundi/platform/federation'
import { remotes } from '@pundi/contract/federation'
import { describePage } from '@pundi/platform/federation'
import { configureHttp } from '@pundi/platform/http'
import { loadMessages } from '@pundi/platform/i18n'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, render } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { catalogues } from '../catalogue/catalogues'
import { dismissNotice } from '../federation/notices'
import { forgetRemotes, published } from './federation-runtime'

export const user = { ...sari, id: 7 }
export const admin = { ...user, id: 1, role: 'admin' as const }

export const signInAs = (data: typeof user | typeof admin) => signIn({ token: '1|secret', data })

export const page = (name: string, path: string): Page => ({
  page: name,
  path,
  title: `Title of ${name}`,
  route: () => Promise.resolve({ Component: () => <h1>{name}</h1> }),
})

export const chunkAway = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'error' })

export const reports: FailureReport[] = []

export const shellInForce: NonNullable<Registry['shell']> = {
  current: {
    ...{ id: '0000000000e1', remote: 'shell', scripts: [], styles: [], fonts: [], messages: {} },
    ...{ provides: {}, integrity: {}, inline: { scripts: [], styles: [] } },
  },
  ...{ fallback: [], revoked: [], records: {} },
}

/**
 * Publishes remotes by embedding their complete builds in the page, as the server does if a build's
 * hash is unknown.
 */
export function publish(remotes: Partial<Record<RemoteName | 'goals', Page[]>>) {
  const registry: Registry = { schema: 1, revision: 1, shell: shellInForce, remotes: {} }
  for (const [remote, pages] of Object.entries(remotes) as [RemoteName, Page[]][]) {
    registry.remotes[remote] = { current: buildOf(remote, pages), fallback: [], revoked: [] }
    published.set(`pundi_${remote}/pages`, () => Promise.resolve({ pageTable: tableOf(remote, pages) }))
  }
  document.getElementById('registry')?.remove()
  const block = Object.assign(document.createElement('script'), { id: 'registry', type: 'application/json' })
  block.textContent = JSON.stringify(registry)
  document.head.append(block)
  answer('GET /registry.json', { body: registry })
  return registry
}

export const buildOf = (remote: RemoteName, pages: Page[], id = '0000000000b1') => ({
  id,
  remote,
  area: areaOfRemote(remote),
  entry: 'remoteEntry.js',
  layout: [],
  pages: pages.map(page => ({ ...describePage(page), files: [`${page.page}.js`] })),
  messages: {},
  requires: {},
  integrity: {},
})

export const tableOf = (remote: RemoteName, pages: Page[]) => ({
  area: areaOfRemote(remote),
  pages,
  layout: () => Promise.resolve({ Component: Layout }),
  catalogues: noMessages,
})

const areaOfRemote = (remote: RemoteName) => (remotes as Partial<typeof remotes>)[remote]?.area ?? remote

const Layout: RouteModule['Component'] = ({ added }) => (
  <>
    <nav aria-label="Area">
      {added?.map(({ path, label }) => (
        <p key={path}>{`${label} at ${path}`}</p>
      ))}
    </nav>
    <a href="/elsewhere">Elsewhere</a>
    <main>
      <Outlet />
    </main>
  </>
)

export async function openShell(address: string) {
  await loadMessages(catalogues)
  configureHttp({ token: () => session.getState().token, expire, language: () => 'id' })
  history.replaceState(null, '', address)
  forgetRemotes()
  dismissNotice()
  reports.length = 0
  plan(calls.reportFailure, async request => {
    reports.push((await request.json()) as FailureReport)
    return { status: 202, body: { message: 'Received.' } }
  })
  const { startRemotes } = await import('../federation/remotes')
  startRemotes()
  const { createRouter } = await import('../routes/router')
  const { followSession } = await import('../areas/follow-session')
  const { RouterProvider } = await import('react-router-dom')
  const { LanguageProvider } = await import('@pundi/platform/i18n')
  const router = createRouter()
  followSession(router)
  await act(async () => {
    render(
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>,
    )
  })
  return router
}
