import type { Registry } from '@pundi/contract/federation'

type Shell = NonNullable<Registry['shell']>['current']

const sources = (hashes: string[]) => ["'self'", ...hashes.map(hash => `'${hash}'`)].join(' ')

/**
 * The headers that restrict what may run in a shell's pages. Browsers load only scripts whose element names their hash.
 * Only the policy of `shell/src/boot/trust-own-scripts.ts` may turn text into a script's URL; no policy may turn text
 * into HTML or code. Older shells get no such headers, because they would not run.
 */
export function pagePolicies({ inline, isStrict }: Shell): Record<string, string> {
  const policy = [
    // Firefox checks prefetches against `default-src`. The directives below override it for everything else.
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
