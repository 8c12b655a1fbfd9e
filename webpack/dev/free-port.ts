import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nobody listens on now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
