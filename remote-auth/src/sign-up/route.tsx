import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../begin-session'
import { readRefusal } from '../refusal'
import { checkRegistration } from './check-registration'
import { register } from './sign-up-api'

export { SignUpScreen as Component } from './SignUpScreen'

export async function action({ request }: ActionFunctionArgs) {
  const { body, refusal } = checkRegistration(await request.formData())
  if (refusal) return refusal
  try {
    return beginSession(await register(body), request.url)
  } catch (error) {
    return readRefusal(error)
  }
}
