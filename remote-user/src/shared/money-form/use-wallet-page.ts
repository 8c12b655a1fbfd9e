import { useEffect } from 'react'

/**
 * Loads the code of the wallet page. The page table sets `load`, because shared code must not
 * import pages.
 */
export const walletPage: { load: () => Promise<unknown> } = { load: () => Promise.resolve() }

/**
 * Loads the code of the wallet page. The action of that page makes all changes of wallets and
 * transfers, even for forms on other pages. Without this code, a form that is sent offline would be
 * replaced by the router's error page.
 */
export function useWalletPage() {
  useEffect(() => {
    // The failure is only logged, because the router loads the code again when a form is sent.
    walletPage.load().catch((error: unknown) => console.warn('The page of wallets did not load.', error))
  }, [])
}
