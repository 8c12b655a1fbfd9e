import type { FailureReport } from '@pundi/contract'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Fills the page's placeholder like a server with `ERROR_MESSAGES=on`, so that browsers report
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

/** Example: "admin: Cannot read properties of undefined (mount, users.js:1:1770)". */
const sentenceOf = ({ remote, phase, cause, at, message = cause }: FailureReport) =>
  `${remote}: ${message} (${[phase, ...(at === undefined ? [] : [at])].join(', ')})`
