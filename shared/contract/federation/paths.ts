export const buildsPath: string = '/r'

export const serverPaths: string[] = ['/api', '/oidc', '/healthz', '/readyz', '/metrics']

export const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * True if a page may have this address, such as "/goals/7". Only the first segment must be plain
 * lower case, because the others may be values of parameters.
 */
export const isPageAddress = (path: string): boolean =>
  /^\/[a-z0-9][a-z0-9-]*(\/[^/]+)*$/.test(path) &&
  !/^\/[a-z]{2}$/.test(path) &&
  ![buildsPath, ...serverPaths].some(reserved => isUnder(path, reserved))

/**
 * True for a path that a remote's page may declare: "/goals", "/goals/:id" or "/goals/*" (which includes "/goals").
 * False for the landing pages, the api, published files, and paths that are not plain lower case ("/Admin", "/a//b",
 * "/a?b").
 */
export const isPagePath = (path: string): boolean =>
  /^(\/([a-z0-9][a-z0-9-]*|:[a-z][A-Za-z]*))+(\/\*)?$/.test(path) &&
  isPageAddress(path.endsWith('/*') ? path.slice(0, -2) : path)

export const hasParameters = (path: string): boolean => /[:*]/.test(path)

/**
 * The most specific of `paths` that matches `address`; undefined if none matches. All code finds
 * pages with this function. React Router would choose the same path.
 *
 * @param address path of a page, without query: "/goals/7"
 */
export function matchPath(paths: Iterable<string>, address: string): string | undefined {
  const segments = address.split('/')
  let best: string | undefined
  for (const path of paths)
    if (path === address) return path
    else if (isFor(path, segments) && (best === undefined || comparePaths(path, best) < 0)) best = path
  return best
}

function isFor(path: string, segments: string[]): boolean {
  if (!hasParameters(path)) return false
  const own = path.split('/')
  const isOpen = own.at(-1) === '*'
  if (isOpen) own.pop()
  return (
    (isOpen ? segments.length >= own.length : segments.length === own.length) &&
    own.every((part, place) => (part.startsWith(':') ? segments[place] !== '' : part === segments[place]))
  )
}

export const comparePaths = (one: string, other: string): number =>
  weigh(other) - weigh(one) || Number(firstParameter(other)) - Number(firstParameter(one))

/**
 * React Router's ranking of a path. A word scores more than a parameter, and a final `*` lowers the
 * score.
 */
const weigh = (path: string) =>
  path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? -1 : part === '' ? 2 : part.startsWith(':') ? 4 : 11), 0)

const firstParameter = (path: string) => path.search(/[:*]/)
