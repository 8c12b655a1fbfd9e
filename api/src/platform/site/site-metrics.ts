import type { FastifyInstance } from 'fastify'
import { Counter, Gauge } from 'prom-client'

export function addSiteMetrics({ metrics, site, canary }: FastifyInstance) {
  new Gauge({
    name: 'site_remote_pages',
    help: 'Pages of each published remote; of one that was removed nothing is said',
    labelNames: ['remote'],
    registers: [metrics],
    collect() {
      this.reset()
      for (const [remote, count] of site.current()?.pagesOf ?? []) this.set({ remote }, count)
    },
  })
  new Counter({
    name: 'canary_withdrawals_total',
    help: 'Canaries that failed and were taken back by this process',
    labelNames: ['remote'],
    registers: [metrics],
    // The counter of each remote (a separately published part of the app) starts at 0, because
    // `increase` in Prometheus does not count the first value of a series.
    collect() {
      this.reset()
      for (const [remote] of site.current()?.pagesOf ?? [])
        this.inc({ remote }, canary.takenBack.get(remote) ?? 0)
    },
  })
}
