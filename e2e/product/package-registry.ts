import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { json } from 'node:stream/consumers'

interface Packument {
  name: string
  _attachments: Record<string, { data: string }>
}

export async function startPackageRegistry() {
  const packages = new Map<string, Omit<Packument, '_attachments'>>()
  const tarballs = new Map<string, Buffer>()

  async function publish(request: IncomingMessage) {
    const { _attachments, ...packument } = (await json(request)) as Packument
    packages.set(packument.name, packument)
    for (const [file, { data }] of Object.entries(_attachments))
      tarballs.set(basename(file), Buffer.from(data, 'base64'))
    return '{}'
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    if (request.method === 'PUT') return void publish(request).then(answer => response.end(answer))
    const found = packages.get(path)
    const content = found ? JSON.stringify(found) : tarballs.get(basename(path))
    return void response.writeHead(content ? 200 : 404).end(content)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    names: () => [...packages.keys()],
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
