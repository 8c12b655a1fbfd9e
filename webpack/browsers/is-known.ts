import type bcd from '@mdn/browser-compat-data'
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { lowest } from './browsers'

/** What browsers know since when, by the project behind MDN. */
export const known = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof bcd

const floor = {
  ...{ chrome: lowest.chrome, chrome_android: lowest.chrome, webview_android: lowest.chrome },
  ...{ edge: lowest.edge, firefox: lowest.firefox, firefox_android: lowest.firefox },
  ...{ safari: lowest.safari, safari_ios: lowest.ios_saf },
}
type Browser = keyof typeof floor

/** A node of the data below others; undefined where a name is missing on the way. */
export const nodeAt = (node: Identifier | undefined, ...path: string[]) =>
  path.reduce<Identifier | undefined>(
    (at, name) => (at && name !== '__compat' && Object.hasOwn(at, name) ? at[name] : undefined),
    node,
  )

const isSince = (support: SupportStatement | undefined, version: number): boolean =>
  [support ?? []].flat().some(one => {
    if (one.flags || one.prefix || one.alternative_name || typeof one.version_added !== 'string') return false
    // NaN for "preview".
    return parseFloat(one.version_added.replace('≤', '')) <= version
  })

/** The browsers of the list that do not know something in their lowest version. */
const missingIn = ({ support }: CompatStatement): Browser[] =>
  (Object.keys(floor) as Browser[]).filter(browser => !isSince(support[browser], floor[browser]))

/** True if the data says nothing of it, or that all of the list know it. */
export const isKnown = (node: Identifier | undefined) =>
  !node?.__compat || missingIn(node.__compat).length === 0

/** The same without phones, which have no use for a pointer or the corner of a field, and say so. */
export const isKnownStyle = (node: Identifier | undefined) =>
  !node?.__compat || missingIn(node.__compat).every(browser => browser.includes('_'))
