import { Client } from 'undici'

/** One request and the status that it is to be answered. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  status: number
}

/** How long each request took in milliseconds, and how long they all took together in seconds. */
export interface Load {
  times: number[]
  seconds: number
}

const CONNECTIONS = 16

/**
 * Asks for the requests in turn on 16 connections that stay open, each the next one as soon as its last is answered.
 *
 * @throws where an answer has another status
 */
export async function load(url: string, requests: Request[], seconds: number): Promise<Load> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(url, { pipelining: 1 }))
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  try {
    await Promise.all(
      clients.map(async client => {
        while (performance.now() < end) {
          const request = requests[next++ % requests.length]
          if (!request) throw new Error('There is nothing to ask for.')
          const sent = performance.now()
          await ask(client, request)
          times.push(performance.now() - sent)
        }
      }),
    )
    return { times, seconds: (performance.now() - begun) / 1000 }
  } finally {
    await Promise.all(clients.map(client => client.destroy()))
  }
}

async function ask(client: Client, { method, path, headers, body, status }: Request) {
  const answer = await client.request({ method, path, headers, body: body ?? null })
  if (answer.statusCode !== status)
    throw new Error(`${method} ${path} was answered ${answer.statusCode}: ${await answer.body.text()}`)
  await answer.body.dump({ limit: Infinity })
}

/** The answer to one request, on a connection of its own. */
export async function askOnce(url: string, { method, path, headers, body }: Request) {
  const client = new Client(url)
  try {
    const answer = await client.request({ method, path, headers, body: body ?? null })
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
  } finally {
    await client.close()
  }
}
