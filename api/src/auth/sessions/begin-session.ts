import type { FastifyRequest } from 'fastify'
import { addSession, type Entrant } from '../queries'
import { hashSecret, makeSecret } from '../../platform/caller/token'

type Name = [RegExp, string]

// The first match counts: the user agents of Edge and Opera also name Chrome and Safari, so Edge
// and Opera come first.
const browsers: Name[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Name[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** For example "Firefox, Windows"; null if neither browser nor system is known. */
export function nameDevice(agent: string | null): string | null {
  const known = [browsers, systems].flatMap(
    names => names.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? [],
  )
  return known.length > 0 ? known.join(', ') : null
}

/**
 * Adds a session and returns its token, `id|secret`. Undefined if the user is deactivated or the
 * password has changed meanwhile.
 */
export async function beginSession(request: FastifyRequest, entrant: Entrant): Promise<string | undefined> {
  const secret = makeSecret()
  // oxlint-disable-next-line no-control-regex
  const agent = request.headers['user-agent']?.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 300) ?? null
  const id = await addSession(request.server.database, entrant, hashSecret(secret), {
    userAgent: agent,
    network: request.network,
  })
  return id === undefined ? undefined : `${id}|${secret}`
}
