import { useEffect } from 'react'

/**
 * Loads the page of wallets, whose action makes every change of wallets and transfers: without a network the router could
 * not load it when a form elsewhere is sent, and would show that the page failed in place of the form.
 */
export function useWarmRoute() {
  useEffect(() => {
    void import(/* webpackChunkName: "wallet" */ './route').catch(() => undefined)
  }, [])
}
