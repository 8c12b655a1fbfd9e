import type { FailureReport } from '@pundi/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Fills in the page's placeholder, as a server with `ERROR_MESSAGES=on` does. Browsers then report
 * errors with their messages.
 */
export const allowMessages = (html: string) => html.replace('{error-messages}', 'on')

export function printFailures(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) {
  if (request.method !== 'POST' || request.url !== '/api/client-errors') next()
  else
    text(request)
      .then(body => {
        process.stderr.write(`${sentenceOf(JSON.parse(body) as FailureReport)}\n`)
        response.writeHead(202, { 'content-type': 'application/json' }).end('{"message":"Noted."}')
      })
      .catch(next)
}

/** Example: "A browser reports an error in admin: x is undefined (mount, users.js:1:1770)". */
const sentenceOf = ({ remote, phase, cause, at, message = cause }: FailureReport) =>
  `A browser reports an error in ${remote}: ${message} (${[phase, ...(at === undefined ? [] : [at])].join(', ')})`
