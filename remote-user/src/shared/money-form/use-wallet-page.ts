import { useEffect } from 'react'

/**
 * Loads the code of the wallet page. The page table sets `load`, because shared code must not import pages.
 */
export const walletPage: { load: () => Promise<unknown> } = { load: () => Promise.resolve() }

/**
 * Loads the code of the wallet page, whose action makes every change of wallets and transfers. Without that code,
 * sending a form offline from another page would show the router's error page in place of the form.
 */
export function useWalletPage() {
  useEffect(() => {
    // The failure is only logged, because the router loads the code again when a form is sent.
    walletPage.load().catch((error: unknown) => console.warn('The page of wallets did not load.', error))
  }, [])
}
