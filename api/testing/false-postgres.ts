import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

type Manner =
  | { answer: 'nothing found' | 'hang up' | 'nothing at all' }
  | { refuse: string }
  | { refuseConnections: string }

/**
 * A fake PostgreSQL server that fails as the test requires. After `stop`, it refuses connections.
 */
export async function startFalsePostgres() {
  let manner: Manner = { answer: 'nothing found' }
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    let isGreeted = false
    socket.on('data', data => {
      if (!isGreeted) {
        isGreeted = true
        if ('refuseConnections' in manner) socket.end(errorOf(manner.refuseConnections, 'FATAL'))
        else socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
        return
      }
      for (const kind of kindsOf(data))
        if (kind === 'X') socket.end()
        else if (kind === 'Q' || kind === 'S') answer(socket)
    })
  })
  function answer(socket: Socket) {
    if ('answer' in manner && manner.answer === 'nothing at all') return
    if ('answer' in manner && manner.answer === 'hang up') socket.destroy()
    else if ('refuse' in manner) socket.write(Buffer.concat([errorOf(manner.refuse, 'ERROR'), ready]))
    else socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]))
  }
  const listen = (port: number) =>
    new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  async function stop() {
    for (const socket of sockets) socket.resetAndDestroy()
    await new Promise(resolve => server.close(resolve))
  }
  return {
    url: `postgres://pundi:secret@127.0.0.1:${port}/pundi`,
    become: (next: Manner) => void (manner = next),
    connections: () => sockets.size,
    stop,
    start: () => listen(port),
  }
}

/**
 * The kinds of the messages in `data`. Each message begins with its kind (a letter) and its length.
 */
function kindsOf(data: Buffer): string[] {
  const kinds: string[] = []
  for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1))
    kinds.push(String.fromCharCode(data.readUInt8(at)))
  return kinds
}

function message(kind: string, body: Buffer) {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const ready = message('Z', Buffer.from('I'))

const errorOf = (code: string, severity: string) =>
  message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0Mas it was told\0\0`))
