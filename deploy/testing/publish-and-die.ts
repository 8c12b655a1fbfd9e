import { publish } from '../publish/publish'
import type { Step } from '../publish/move-pointer'

/*
 * `publish-and-die.ts STEP N SITE DIST…` publishes, and kills its own process when it reaches STEP
 * for the Nth time.
 */
const [step, times, site = '', ...dists] = process.argv.slice(2)
let left = Number(times)
const onStep = (reached: Step) => {
  if (reached === step && --left === 0) process.kill(process.pid, 'SIGKILL')
}
await publish({ site, dists, by: 'ana', drop: 'all', onStep })
