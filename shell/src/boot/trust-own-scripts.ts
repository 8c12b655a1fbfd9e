interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

declare global {
  interface Window {
    /** Older browsers have none. */
    trustedTypes?: PolicyFactory
  }
}

/**
 * Makes the one policy by which this document trusts text, for all scripts in it: an address of a published build, of
 * `way-out.js` or of the service worker may become a script's. Nothing becomes HTML or code, and there can be no second policy
 * (`api/src/site/page-policies.ts`).
 */
export function trustOwnScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: address => (isOwnScript(new URL(address, location.href)) ? address : null),
  })
}

const isOwnScript = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.startsWith('/r/') || ['/way-out.js', '/sw.js'].includes(pathname))
