import { request } from 'node:http'
import type { Api } from './start-api'

/** Sends a request with false Host headers, which `fetch` cannot do. */
export const forgeHost = (api: Api, method: string, path: string, body?: object) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    const asking = request(api.url + path, { method, headers }, answer => {
      answer.resume().on('end', () => resolve(answer.headers))
    })
    asking.on('error', reject).end(body && JSON.stringify(body))
  })
