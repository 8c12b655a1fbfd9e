import type { InlineHashes } from '@pundi/contract/federation'

const sources = (hashes: string[]) => ["'self'", ...new Set(hashes.map(hash => `'${hash}'`))].join(' ')

/** The content security policy of pages whose inline scripts and styles have these hashes. Nothing else may run. */
export const contentPolicy = (inline: InlineHashes[]) =>
  [
    "default-src 'none'",
    `script-src ${sources(inline.flatMap(({ scripts }) => scripts))}`,
    `style-src ${sources(inline.flatMap(({ styles }) => styles))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
