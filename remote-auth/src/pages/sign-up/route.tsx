import { register as call, type RegisterBody } from '@pundi/contract'
import { browserZone } from '@pundi/kit/format'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import type { ActionFunctionArgs } from 'react-router-dom'
import { beginSession } from '../../shared/session/begin-session'
import { text } from '../../catalogue/text'
import { complaintsOf, hasComplaints, loadChecks, readRefusal, refuse } from '../../shared/form/refusal'
import { comparePasswords, refuseWeak } from '../../shared/new-password/refuse-weak'

export { SignUpScreen as Component } from './SignUpScreen'

/** The specification demands the same fallback message as for sign-in (section 8). */
const register = withKey((body: RegisterBody, key) =>
  send(call, { body, key, token: null, fallback: text('Login failed!') }),
)

export async function action({ request }: ActionFunctionArgs) {
  try {
    const form = await request.formData()
    const { registerBody } = await loadChecks(text('Login failed!'))
    const language = preferences.getState().language ?? undefined
    const body = registerBody.safeParse({ ...Object.fromEntries(form), language, time_zone: browserZone() })
    const complaints = {
      ...(await refuseWeak(form)),
      ...complaintsOf(body.error?.issues),
      ...comparePasswords(form),
    }
    if (!body.success || hasComplaints(complaints)) return refuse(complaints)
    return beginSession(await register(body.data), request.url)
  } catch (error) {
    return readRefusal(error, 'Login failed!')
  }
}
