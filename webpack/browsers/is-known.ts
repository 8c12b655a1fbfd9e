import type bcd from '@mdn/browser-compat-data'
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { lowest } from './browsers'

export const known = createRequire(import.meta.url)('@mdn/browser-compat-data') as typeof bcd

const floor = {
  ...{ chrome: lowest.chrome, chrome_android: lowest.chrome, webview_android: lowest.chrome },
  ...{ edge: lowest.edge, firefox: lowest.firefox, firefox_android: lowest.firefox },
  ...{ safari: lowest.safari, safari_ios: lowest.ios_saf },
}
type Browser = keyof typeof floor

export const nodeAt = (node: Identifier | undefined, ...path: string[]) =>
  path.reduce<Identifier | undefined>(
    (at, name) => (at && name !== '__compat' && Object.hasOwn(at, name) ? at[name] : undefined),
    node,
  )

/** The first version of each browser that knows a feature; 0 if the data does not say. */
export type Since = Record<Browser, number>

const browsers = Object.keys(floor) as Browser[]

/**
 * Returns the first version that knows a feature. Ignores versions that know the feature only
 * behind a flag, with a prefix or under another name. Returns Infinity if no version remains.
 */
function firstVersion(support: SupportStatement | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter(one => !one.flags && !one.prefix && !one.alternative_name)
    // The result is NaN for the version "preview".
    .map(one => parseFloat(String(one.version_added).replace('≤', '')))
  return Math.min(...versions.filter(version => !Number.isNaN(version)), Infinity)
}

const sinceOf = ({ support }: CompatStatement): Since => collect(browser => firstVersion(support[browser]))

const collect = (versionOf: (browser: Browser) => number) =>
  Object.fromEntries(browsers.map(browser => [browser, versionOf(browser)])) as Since

const always = collect(() => 0)

export const sinceAll = (nodes: (Identifier | undefined)[]): Since =>
  nodes.reduce<Since>((latest, node) => {
    const one = node?.__compat ? sinceOf(node.__compat) : always
    return collect(browser => Math.max(latest[browser], one[browser]))
  }, always)

export const sinceAny = ([first, ...others]: (Identifier | undefined)[]): Since =>
  others.reduce<Since>(
    (earliest, node) => {
      const one = sinceAll([node])
      return collect(browser => Math.min(earliest[browser], one[browser]))
    },
    sinceAll([first]),
  )

export interface Use {
  name: string
  since: Since
}

export const isKnown = (since: Since) => browsers.every(browser => since[browser] <= floor[browser])

/**
 * True if all desktop browsers know a style. Phones are ignored, because they lack mouse cursors
 * and resize handles.
 */
export const isKnownStyle = (since: Since) =>
  browsers.every(browser => browser.includes('_') || since[browser] <= floor[browser])

export function lowestOf(uses: Use[]) {
  return (['chrome', 'firefox', 'safari'] as const).map(browser => {
    const last = uses.reduce<Use>(
      (latest, use) => (use.since[browser] > latest.since[browser] ? use : latest),
      {
        name: '',
        since: always,
      },
    )
    return { browser, version: last.since[browser], name: last.name }
  })
}
