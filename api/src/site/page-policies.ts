import type { Registry } from '@pundi/contract/federation'

type Shell = NonNullable<Registry['shell']>['current']

const sources = (hashes: string[]) => ["'self'", ...hashes.map(hash => `'${hash}'`)].join(' ')

/**
 * The headers that say what may run in pages of a shell. Browsers load scripts whose element names their hash, and
 * no others; text becomes a script's address by the policy of `shell/src/boot/trust-own-scripts.ts`, and HTML or code by
 * none. Shells from before these rules are served without them, because they would not run.
 */
export function pagePolicies({ inline, isStrict }: Shell): Record<string, string> {
  const policy = [
    // Firefox judges a prefetch by this. All that it may also stand for follows.
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

/** The header of the service worker: it asks for files of this site. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"
