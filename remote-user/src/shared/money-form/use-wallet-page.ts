import { useEffect } from 'react'

/**
 * Loads the code of the wallet page. The page table sets `load`, because shared code must not import pages.
 */
export const walletPage: { load: () => Promise<unknown> } = { load: () => Promise.resolve() }

/**
 * Loads the code of the wallet page, whose action makes every change of wallets and transfers. Otherwise the
 * router's error page would replace a form that is sent offline from another page.
 */
export function useWalletPage() {
  useEffect(() => {
    // The router tries again when a form is sent.
    walletPage.load().catch((error: unknown) => console.warn('The page of wallets did not load.', error))
  }, [])
}
