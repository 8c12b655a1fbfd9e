import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom'
import { takeTabKey } from '../google/tab-key'
import { comeBackClean, takeToken } from '../take-token'
import { finishLogin } from './finish-login'

export { GoogleCallbackScreen as Component } from './GoogleCallbackScreen'

let arrival: Promise<string> | undefined

export function loader({ request }: LoaderFunctionArgs) {
  const token = takeToken(request.url)
  if (token) {
    // Anybody can make an address: a token that this tab did not ask for is not even tried.
    if (!takeTabKey(new URL(request.url).searchParams.get('tab')))
      return replace('/sign-in?problem=elsewhere')
    arrival = finishLogin(token).finally(() => {
      arrival = undefined
    })
    return comeBackClean('/google-callback')
  }
  return arrival ? { arrival } : redirect('/sign-in')
}
export type GoogleCallbackData = Exclude<ReturnType<typeof loader>, Response>
