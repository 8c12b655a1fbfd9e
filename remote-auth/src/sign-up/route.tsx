import { preferences } from '@pundi/shared/session'
import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../begin-session'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-checks'
import { comparePasswords } from '../new-password/compare-passwords'
import { refuseCommon } from '../new-password/refuse-common'
import { hasErrors, readRefusal, refuseFields } from '../refusal'
import { register } from './sign-up-api'

export { SignUpScreen as Component } from './SignUpScreen'

export async function action({ request }: ActionFunctionArgs) {
  try {
    const form = await request.formData()
    const { registerBody } = await loadChecks(text('Login failed!'))
    // What a visitor chose stays chosen in their account.
    const language = preferences.getState().language ?? undefined
    const body = registerBody.safeParse({ ...Object.fromEntries(form), language })
    const errors = {
      ...(await refuseCommon(form)),
      ...refuseFields(body.error?.issues).errors,
      ...comparePasswords(form),
    }
    if (!body.success || hasErrors(errors)) return { errors }
    return beginSession(await register(body.data), request.url)
  } catch (error) {
    return readRefusal(error)
  }
}
