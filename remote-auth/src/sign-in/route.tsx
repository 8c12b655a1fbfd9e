import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../begin-session'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-checks'
import { complaintsOf, readRefusal, refuse } from '../refusal'
import { login } from './sign-in-api'

export { SignInScreen as Component } from './SignInScreen'

export async function action({ request }: ActionFunctionArgs) {
  try {
    const { loginBody } = await loadChecks(text('Login failed!'))
    const body = loginBody.safeParse(Object.fromEntries(await request.formData()))
    if (!body.success) return refuse(complaintsOf(body.error.issues))
    return beginSession(await login(body.data), request.url)
  } catch (error) {
    return readRefusal(error, 'Login failed!')
  }
}
