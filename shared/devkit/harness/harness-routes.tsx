import { findCurrentUser, login, type User } from '@pundi/contract'
import type { Area } from '@pundi/contract/federation'
import type { PageTable } from '@pundi/platform/federation'
import { send } from '@pundi/platform/http'
import { session, signIn } from '@pundi/platform/session'
import { Outlet, redirect, type RouteObject } from 'react-router-dom'
import { pathsRoute } from '../testing/paths-route'
import { ElsewherePage, FailedPage } from './HarnessPages'

export function harnessRoutes({ area, layout, pages }: PageTable): RouteObject[] {
  const [first] = pages
  return [
    {
      HydrateFallback: () => null,
      ErrorBoundary: FailedPage,
      children: [
        { path: '/', loader: () => redirect(first?.path ?? '/none'), Component: Outlet },
        {
          middleware: [() => enterArea(area)],
          // The router runs middleware only for routes with a loader.
          loader: () => null,
          children: [
            {
              ...(layout ? { lazy: layout } : { Component: Outlet }),
              children: pages.map(page => ({
                ...pathsRoute(page, { action: async args => (await page.route()).action?.(args) ?? null }),
                lazy: page.route,
                ErrorBoundary: FailedPage,
              })),
            },
          ],
        },
        { path: '*', element: <ElsewherePage pages={pages} /> },
      ],
    },
  ]
}

type Accounts = Record<'user' | 'admin', { email: string; password: string } | undefined>

async function enterArea(area: Area): Promise<void> {
  if (area === 'accounts') return
  const user = session.getState().user ?? (await describeUser())
  const role = area === 'admin' ? 'admin' : 'user'
  if (user && (role === 'user' || user.role === 'admin')) return
  const { [role]: account } = JSON.parse(document.getElementById('data')?.textContent ?? '') as Accounts
  if (!account)
    throw new Error(
      `This page cannot sign in to the ${area} area, because the password of the demo account was changed. For new demo accounts, set DATA_DIR to an empty folder.`,
    )
  const fallback = `The demo account ${account.email} could not sign in.`
  signIn(await send(login, { body: account, token: null, fallback }))
}

async function describeUser(): Promise<User | undefined> {
  if (session.getState().token === null) return undefined
  const answer = await send(findCurrentUser, { fallback: '' }).catch(() => undefined)
  return answer?.data
}
