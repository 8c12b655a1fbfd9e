import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../../testing/start-api'
import { publishSite, registry, write } from './testing/publish-site'

test('the metrics say how many pages each remote has, none too, and nothing of one that is gone', async () => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'pundi-pages-'))
  publishSite(SITE_DIR)
  const api = await startApi({ SITE_DIR })
  const counted = async () => {
    const { text } = await api.call('GET /metrics')
    return text.split('\n').filter(line => line.startsWith('site_remote_pages{'))
  }
  const all = await counted()
  expect(all).toContain('site_remote_pages{remote="user"} 1')

  const empty = registry()
  empty.remotes.user!.current.pages = []
  delete empty.remotes.admin
  write(SITE_DIR, 'registry.json', JSON.stringify(empty))
  const left = await counted()
  expect(left).toContain('site_remote_pages{remote="user"} 0')
  expect(left).toHaveLength(all.length - 1)

  await api.close()
  rmSync(SITE_DIR, { recursive: true })
})
