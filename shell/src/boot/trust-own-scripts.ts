interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

/**
 * Creates the document's only Trusted Types policy. Allowed script addresses are published builds,
 * `way-out.js` and the service worker. HTML or code in strings is refused. The Content Security
 * Policy allows no second policy (`api/src/platform/site/page-policies.ts`).
 */
export function trustOwnScripts() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: address => (isOwnScript(new URL(address, location.href)) ? address : null),
  })
}

const isOwnScript = ({ origin, pathname }: URL) =>
  origin === location.origin && /^\/(r\/|(way-out|sw)\.js$)/.test(pathname)
