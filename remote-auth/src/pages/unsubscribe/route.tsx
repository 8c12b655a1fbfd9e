import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLink } from './send-unsubscribe'

export { UnsubscribeScreen as Component } from './UnsubscribeScreen'
export { sendUnsubscribe as action } from './send-unsubscribe'

export const loader = ({ request }: LoaderFunctionArgs) => loadLink(request.url)
