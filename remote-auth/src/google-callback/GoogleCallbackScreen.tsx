import { useLoaderData } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import type { GoogleCallbackData } from './route'
import { useGoingOn } from './use-going-on'

export function GoogleCallbackScreen() {
  const text = useText()
  useGoingOn(useLoaderData<GoogleCallbackData>().arrival)
  return (
    <AccountCard
      title={text('Processing login...')}
      lead={text('Please wait while we authenticate your account.')}
    />
  )
}
