import { loadavg } from 'node:os'

/** How many programs wanted a core: of the last minute, five and fifteen. */
export const loadOfMachine = () =>
  loadavg()
    .map(load => load.toFixed(1))
    .join(' ')
