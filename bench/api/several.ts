import cluster from 'node:cluster'

/*
 * `several.ts FILE COUNT`: runs COUNT server processes behind one port, each with its own database
 * connections. The server processes end with this process, and this process ends with its parent
 * process.
 */

const [file, count] = process.argv.slice(2)
// Without `execArgv: []`, the servers would also load the TypeScript loader of this program.
cluster.setupPrimary({ ...(file && { exec: file }), args: [], execArgv: [] })
for (let number = 0; number < Number(count); number += 1) cluster.fork()

const end = () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
}
process.once('SIGTERM', end)
process.once('disconnect', end)
let running = Number(count)
cluster.on('exit', () => {
  running -= 1
  if (running === 0) process.exit()
})
