import { session } from '@pundi/platform/session'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { resetToken } from './reset-token'
import { sendPassword } from './send-password'

export { ChangePasswordScreen as Component } from './ChangePasswordScreen'

/** By which right somebody sets a new password: a reset link, being signed in, or none. */
export function loader({ request }: LoaderFunctionArgs) {
  const comeBack = resetToken.take(request.url)
  if (comeBack) return comeBack
  if (resetToken.read() !== null) return { right: 'link' as const }
  return { right: session.getState().token === null ? ('none' as const) : ('session' as const) }
}
export type ChangePasswordData = Exclude<ReturnType<typeof loader>, Response>

export const action = async ({ request }: ActionFunctionArgs) => sendPassword(await request.formData())
