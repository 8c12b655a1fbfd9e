import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLink } from './send-confirmation'

export { ConfirmEmailScreen as Component } from './ConfirmEmailScreen'
export { sendConfirmation as action } from './send-confirmation'

export const loader = ({ request }: LoaderFunctionArgs) => loadLink(request.url)
