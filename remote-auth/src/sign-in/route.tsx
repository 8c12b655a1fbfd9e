import { loginBody } from '@pundi/shared/contract'
import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../begin-session'
import { readRefusal, refuseFields } from '../refusal'
import { login } from './sign-in-api'

export { SignInScreen as Component } from './SignInScreen'

export async function action({ request }: ActionFunctionArgs) {
  const body = loginBody.safeParse(Object.fromEntries(await request.formData()))
  if (!body.success) return refuseFields(body.error.issues)
  try {
    return beginSession(await login(body.data), request.url)
  } catch (error) {
    return readRefusal(error)
  }
}
