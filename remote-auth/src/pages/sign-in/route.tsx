import { login } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../../shared/session/begin-session'
import { text } from '../../catalogue/text'
import { complaintsOf, loadChecks, readRefusal, refuse } from '../../shared/form/refusal'

export { SignInScreen as Component } from './SignInScreen'

export async function action({ request }: ActionFunctionArgs) {
  const fallback = text('Login failed!')
  try {
    const { loginBody } = await loadChecks(fallback)
    const body = loginBody.safeParse(Object.fromEntries(await request.formData()))
    if (!body.success) return refuse(complaintsOf(body.error.issues))
    return beginSession(await send(login, { body: body.data, token: null, fallback }), request.url)
  } catch (error) {
    return readRefusal(error, 'Login failed!')
  }
}
