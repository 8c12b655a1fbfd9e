import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { comeBackClean, takeToken } from '../take-token'
import { finishLogin } from './finish-login'

export { GoogleCallbackScreen as Component } from './GoogleCallbackScreen'

let arrival: Promise<string> | undefined

export function loader({ request }: LoaderFunctionArgs) {
  const token = takeToken(request.url)
  if (token) {
    arrival = finishLogin(token).finally(() => {
      arrival = undefined
    })
    return comeBackClean('/google-callback')
  }
  return arrival ? { arrival } : redirect('/sign-in')
}
export type GoogleCallbackData = Exclude<ReturnType<typeof loader>, Response>
