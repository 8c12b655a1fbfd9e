import { loadavg } from 'node:os'

export function printLoad(when: 'before' | 'after') {
  const loads = loadavg().map(load => load.toFixed(1))
  console.log(`load of this machine ${when} the measurement (1, 5 and 15 minutes): ${loads.join(' ')}`)
}
