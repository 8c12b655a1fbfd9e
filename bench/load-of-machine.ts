import { loadavg } from 'node:os'

export const loadOfMachine = () =>
  loadavg()
    .map(load => load.toFixed(1))
    .join(' ')
