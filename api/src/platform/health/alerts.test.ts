import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../../testing/start-api'
import { publishSite, registry, write } from '../site/testing/publish-site'

const rules = readFileSync(new URL('../../../../deploy/failures/alerts.yml', import.meta.url), 'utf8')

const alerts = rules
  .split('- alert: ')
  .slice(1)
  .map(rule => {
    const [, , folded, plain] = /^( +)expr: (?:>-\n((?:\1 +.+\n)+)|(.+)\n)/m.exec(rule) ?? []
    return {
      name: /^\w+/.exec(rule)?.[0] ?? '',
      expression: (folded ?? plain ?? '').replace(/\s+/g, ' '),
      summary: /^ +summary: (.*)$/m.exec(rule)?.[1],
    }
  })

test('every alert asks for metrics that the server has, by labels that they have', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-alerts-'))
  publishSite(SITE_DIR)
  const api = await startApi({ SITE_DIR })
  const report = { remote: 'user', build: '0123456789ab', phase: 'open', cause: 'file' }
  await api.call('POST /api/client-errors', { body: report })
  const { text } = await api.call('GET /metrics')
  await api.close()
  rmSync(SITE_DIR, { recursive: true })
  expect(alerts.length).toBeGreaterThan(4)
  for (const { expression } of alerts) {
    const asked = [...expression.matchAll(/\b([a-z]+(?:_[a-z]+){2,})(?:\{(.*?)\})?\[/g)]
    expect(asked).not.toEqual([])
    for (const [, metric = '', matchers = ''] of asked) {
      const line = text.split('\n').find(series => series.startsWith(`${metric}{`))
      expect([expression, line]).toEqual([expression, expect.any(String)])
      for (const [, label] of matchers.matchAll(/(\w+)(?==|!=)/g)) expect(line).toContain(`${label}="`)
    }
    for (const [, labels = ''] of expression.matchAll(/ by \((.*?)\)/g))
      for (const label of labels.split(', '))
        expect(asked.every(([, metric]) => text.match(new RegExp(`^${metric}\\{.*\\b${label}="`, 'm')))).toBe(
          true,
        )
  }
})

test('a report alarms for the build that it names, except for an earlier one that runs instead', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-alerts-'))
  publishSite(SITE_DIR)
  const api = await startApi({ SITE_DIR })
  const build = '0000000000a1'
  const published = registry()
  published.remotes.user!.current.id = build
  write(SITE_DIR, 'registry.json', JSON.stringify(published))
  for (const phase of ['open', 'retry', 'mount', 'later', 'fallback', 'reload', 'away'])
    await api.call('POST /api/client-errors', { body: { remote: 'user', build, phase, cause: 'code' } })
  const { text } = await api.call('GET /metrics')
  await api.close()
  rmSync(SITE_DIR, { recursive: true })
  const phases = Object.fromEntries(
    alerts.map(({ name, expression }) => [name, phasesCounted(text, expression)]),
  )
  expect(phases).toMatchObject({
    PundiShellDoesNotRun: [],
    PundiAreaAway: ['away'],
    PundiBuildBreaks: ['mount', 'reload'],
    PundiEarlierBuildRuns: ['fallback'],
    PundiBuildBreaksLater: ['later'],
  })
  expect(alerts.find(({ name }) => name === 'PundiEarlierBuildRuns')?.summary).toMatch(
    /^The live build of \{\{ \$labels\.remote \}\} does not load/,
  )
})

function phasesCounted(metrics: string, expression: string) {
  const matchers = /remote_failures_total\{(.*?)\}/.exec(expression)?.[1] ?? 'remote=""'
  const conditions = [...matchers.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(
    ([, label = '', operator, value = '']) => ({ label, operator, pattern: new RegExp(`^(?:${value})$`) }),
  )
  return [...metrics.matchAll(/^remote_failures_total\{(.*)\} \d+$/gm)].flatMap(([, text = '']) => {
    const labels = new Map([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const isCounted = conditions.every(
      ({ label, operator, pattern }) => pattern.test(labels.get(label) ?? '') === (operator !== '!='),
    )
    return isCounted ? [labels.get('phase')] : []
  })
}
