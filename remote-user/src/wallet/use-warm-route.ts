import { useEffect } from 'react'

/**
 * Loads the code of the page of wallets, whose action makes every change of wallets and transfers: without a network the
 * router could not load it when a form elsewhere is sent, and would show that the page failed in place of the form. The
 * screen is in one chunk with the page's route.
 */
export function useWarmRoute() {
  useEffect(() => {
    // Where it does not load now, the router tries again when a form is sent.
    import(/* webpackChunkName: "wallet" */ './WalletScreen').catch((error: unknown) =>
      console.warn('The page of wallets did not load.', error),
    )
  }, [])
}
