import type { Registry } from '@pundi/contract/federation'

type Shell = NonNullable<Registry['shell']>['current']

const sources = (hashes: string[]) => ["'self'", ...hashes.map(hash => `'${hash}'`)].join(' ')

/**
 * Headers that restrict which scripts run in the pages of a shell (the app's frame). With
 * `isStrict`, each script needs an integrity hash, and only the Trusted Types policy in
 * `shell/src/boot/trust-own-scripts.ts` may create script URLs. Older shells are not strict,
 * because they would not run with these restrictions.
 */
export function pagePolicies({ inline, isStrict }: Shell): Record<string, string> {
  const policy = [
    // Only prefetches in Firefox use `default-src`. The directives below override it for everything
    // else.
    "default-src 'self'",
    ...['child-src', 'frame-src', 'media-src', 'object-src'].map(kind => `${kind} 'none'`),
    `script-src ${sources(inline.scripts)}`,
    `style-src ${sources(inline.styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isStrict ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    ...(isStrict && { 'integrity-policy': 'blocked-destinations=(script)' }),
  }
}

export const workerPolicy = "default-src 'none'; connect-src 'self'"
