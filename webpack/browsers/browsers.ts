import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/*
 * Supported browsers. The list is in this package's `package.json`, so that remotes in other
 * repositories get it too (decision 211).
 */

const listed = browserslist(undefined, { path: fileURLToPath(new URL('../package.json', import.meta.url)) })

export const styleTargets = browserslistToTargets(listed)

const families = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
} as const

const lowestOf = (family: string) =>
  Math.min(
    ...listed.filter(one => one.startsWith(`${family} `)).map(one => parseFloat(one.slice(family.length))),
  )

/** Lowest supported version of each browser family. */
export const lowest = Object.fromEntries(
  Object.keys(families).map(family => [family, lowestOf(family)]),
) as Record<keyof typeof families, number>

export const scriptTargets = Object.entries(lowest).map(
  ([family, version]) => `${family.replace('_saf', '')}${version}`,
)

/** "Chrome 111, Edge 111, …" */
export const browserNames = Object.entries(families)
  .map(([family, name]) => `${name} ${lowest[family as keyof typeof families]}`)
  .join(', ')
