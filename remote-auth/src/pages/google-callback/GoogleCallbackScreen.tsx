import { useLoaderData, useNavigate } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import type { GoogleCallbackData } from './finish-login'
import { useEffect } from 'react'

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

function useGoingOn(where: Promise<string>) {
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    void where.then(to => isHere && navigate(to, { replace: true }))
    return () => {
      isHere = false
    }
  }, [where, navigate])
}
