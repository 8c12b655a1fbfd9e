import { publish } from '../publish/publish'
import type { Step } from '../publish/move-pointer'

/*
 * Publishes dist folders, and kills its own process when the named step is reached for the nth time:
 * `publish-and-die.ts STEP N SITE DIST…`.
 */
const [step, times, site = '', ...dists] = process.argv.slice(2)
let left = Number(times)
const onStep = (reached: Step) => {
  if (reached === step && --left === 0) process.kill(process.pid, 'SIGKILL')
}
await publish({ site, dists, by: 'ana', onStep })
