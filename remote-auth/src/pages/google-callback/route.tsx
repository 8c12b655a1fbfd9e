import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadArrival } from './finish-login'

export { GoogleCallbackScreen as Component } from './GoogleCallbackScreen'

export const loader = ({ request }: LoaderFunctionArgs) => loadArrival(request.url)
