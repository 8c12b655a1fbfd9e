import { expect, test } from '@jest/globals'
import { publishSite, writePage } from './testing/publish-site'
import { serveSite } from './testing/serve-site'

async function askFor(options: { keepsPages?: boolean }, ownWorker?: string) {
  const site = await serveSite(options)
  publishSite(site.directory)
  if (ownWorker !== undefined) writePage(site.directory, 'sw.js', ownWorker)
  const answer = await site.get('/sw.js')
  const again = await site.get('/sw.js', { 'if-none-match': answer.headers.etag ?? '' })
  await site.close()
  return { ...answer, again: again.status }
}

test('the worker of the shell in force is asked for each time, and reaches this site alone', async () => {
  expect(await askFor({}, 'var own = 1')).toMatchObject({
    status: 200,
    body: 'var own = 1',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
    again: 304,
  })
})

test('where an operator has it so, and with a shell that has none, browsers get one that takes the worker away', async () => {
  for (const answer of [await askFor({ keepsPages: false }, 'var own = 1'), await askFor({})])
    expect(answer).toMatchObject({
      status: 200,
      body: expect.stringContaining('registration.unregister()'),
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
      again: 304,
    })
})
