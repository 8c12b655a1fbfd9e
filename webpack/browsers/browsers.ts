import { fileURLToPath } from 'node:url'
import browserslist from 'browserslist'
import { browserslistToTargets } from 'lightningcss'

/*
 * The browsers that every build is made for: the list in `package.json` here (decision 211). A remote in a repository of
 * its own gets it with this package.
 */

const listed = browserslist(undefined, { path: fileURLToPath(new URL('../package.json', import.meta.url)) })

/** For Lightning CSS. */
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

/** The lowest version of each family. Those for phones that are missing here are the same as those for computers. */
export const lowest = Object.fromEntries(
  Object.keys(families).map(family => [family, lowestOf(family)]),
) as Record<keyof typeof families, number>

/** For esbuild. */
export const scriptTargets = Object.entries(lowest).map(
  ([family, version]) => `${family.replace('_saf', '')}${version}`,
)

/** For people: "Chrome 111, Edge 111, …". */
export const browserNames = Object.entries(families)
  .map(([family, name]) => `${name} ${lowest[family as keyof typeof families]}`)
  .join(', ')
