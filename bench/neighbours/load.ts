import { connect, type Socket } from 'node:net'

/** Milliseconds that a call takes; throws where it is refused. */
export async function ask(url: string, what: string, token: string, body?: object): Promise<number> {
  const begun = performance.now()
  const answer = await send(url, what, token, body)
  if (!answer.ok) throw new Error(`${what} was answered ${answer.status}`)
  return performance.now() - begun
}

async function send(url: string, what: string, token: string, body?: object) {
  const [method = '', path = ''] = what.split(' ')
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  return answer
}

/** Keeps so many searches in flight until it is stopped, which answers how often each status came; a refused one waits. */
export function keepAsking(url: string, { token }: { token: string }, count: number) {
  const statuses = new Map<number, number>()
  let isOver = false
  const words = ['zzzz', 'makan', 'a1b2', 'warung', '7f']
  const one = async (number: number) => {
    for (let calls = 0; !isOver && calls < 10_000; calls += 1) {
      const word = words[(number + calls) % words.length]
      const { status } = await send(url, `GET /api/transactions?search=${word}&limit=20`, token)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429) await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, number) => one(number)))
  return {
    async stop() {
      isOver = true
      await all
      return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
    },
  }
}

/** So many exports of which the first bytes are read and then no more. */
export async function holdExports(url: string, token: string, count: number) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let number = 0; number < count; number += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(`GET /api/transactions/export HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`)
    await new Promise(resolve => socket.once('data', resolve))
    socket.pause()
    sockets.push(socket)
  }
  return { end: () => sockets.forEach(socket => socket.destroy()) }
}
