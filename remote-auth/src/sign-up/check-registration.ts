import { registerBody, type RegisterBody } from '@pundi/shared/contract'
import { text } from '../catalogue/text'
import { refuseFields, type Refusal } from '../refusal'

type Checked = { body: RegisterBody; refusal?: never } | { body?: never; refusal: Refusal }

/** What the browser can tell of a registration: whether each field is well formed and both passwords are the same. */
export function checkRegistration(form: FormData): Checked {
  const body = registerBody.safeParse(Object.fromEntries(form))
  const { errors } = refuseFields(body.error?.issues ?? [])
  if (form.get('password') !== form.get('confirm_password'))
    errors['confirm_password'] = text('Passwords do not match')
  if (!body.success || Object.keys(errors).length > 0) return { refusal: { errors } }
  return { body: body.data }
}
