import { session } from '@pundi/platform/session'
import { linkToken } from './link-token'

export const resetToken = linkToken()

export function loadRight(address: string) {
  const comeBack = resetToken.take(address)
  if (comeBack) return comeBack
  if (resetToken.read() !== null) return { right: 'link' as const }
  return { right: session.getState().token === null ? ('none' as const) : ('session' as const) }
}

export type ChangePasswordData = Exclude<ReturnType<typeof loadRight>, Response>
