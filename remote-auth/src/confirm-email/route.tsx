import type { LoaderFunctionArgs } from 'react-router-dom'
import { confirmToken } from './confirm-token'
import { sendConfirmation } from './send-confirmation'

export { ConfirmEmailScreen as Component } from './ConfirmEmailScreen'

/** Nothing is confirmed by opening a link: programs that look through e-mails open every one. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  confirmToken.take(request.url) ?? { hasLink: confirmToken.read() !== null }
export type ConfirmEmailData = Exclude<ReturnType<typeof loader>, Response>

export const action = () => sendConfirmation()
