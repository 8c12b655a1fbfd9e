import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../../testing/start-api'
import { publishSite } from '../site/testing/publish-site'

const rules = readFileSync(new URL('../../../../deploy/failures/alerts.yml', import.meta.url), 'utf8')

const expressions = [...rules.matchAll(/^( +)expr: (?:>-\n((?:\1 +.+\n)+)|(.+)\n)/gm)].map(
  ([, , folded, plain]) => (folded ?? plain ?? '').replace(/\s+/g, ' '),
)

test('every alert asks for metrics that the server has, by labels that they have', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-alerts-'))
  publishSite(SITE_DIR)
  const api = await startApi({ SITE_DIR })
  const report = { remote: 'user', build: '0123456789ab', phase: 'open', cause: 'file' }
  await api.call('POST /api/client-errors', { body: report })
  const { text } = await api.call('GET /metrics')
  await api.close()
  rmSync(SITE_DIR, { recursive: true })
  expect(expressions).toHaveLength(rules.match(/- alert: /g)?.length ?? 0)
  expect(expressions.length).toBeGreaterThan(4)
  for (const expression of expressions) {
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
