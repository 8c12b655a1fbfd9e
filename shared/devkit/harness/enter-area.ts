import { findCurrentUser, login, type User } from '@pundi/contract'
import type { Area } from '@pundi/contract/federation'
import { send } from '@pundi/platform/http'
import { session, signIn } from '@pundi/platform/session'

type Accounts = Record<'user' | 'admin', { email: string; password: string } | undefined>

export async function enterArea(area: Area): Promise<void> {
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
