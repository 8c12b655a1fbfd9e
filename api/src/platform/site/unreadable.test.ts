import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { page, publishSite, registry, write, writePage } from './testing/publish-site'
import { serveSite } from './testing/serve-site'

let site: Awaited<ReturnType<typeof serveSite>>

beforeEach(async () => {
  site = await serveSite()
})
afterEach(() => site.close())

test.each([
  ['is cut off', '{"schema":1,"rev'],
  ['is another’s', '{}'],
])(
  'while the registry %s, the last one that could be read is served, and the folder is not well',
  async (_how, broken) => {
    publishSite(site.directory)
    expect(site.watched.isReadable()).toBe(true)
    write(site.directory, 'registry.json', broken)
    expect(site.watched.isReadable()).toBe(false)
    expect(await site.get('/dashboard')).toMatchObject({ status: 200, body: page('dashboard') })
    expect(await site.get('/registry.json')).toMatchObject({ status: 200, body: JSON.stringify(registry()) })
    writePage(site.directory, 'dashboard.html', page('dashboard'), 2)
    write(site.directory, 'registry.json', JSON.stringify(registry({ revision: 2 })))
    expect(site.watched.isReadable()).toBe(true)
  },
)

test('while the disk answers nothing about the registry, the last one that could be read is served', async () => {
  publishSite(site.directory)
  expect(site.watched.isReadable()).toBe(true)
  const pointer = join(site.directory, 'registry.json')
  rmSync(pointer)
  symlinkSync(pointer, pointer)
  expect(site.watched.isReadable()).toBe(false)
  expect(await site.get('/dashboard')).toMatchObject({ status: 200, body: page('dashboard') })
})

test('a registry that goes is missed, and one that was never there is not', async () => {
  expect(site.watched.isReadable()).toBe(true)
  publishSite(site.directory)
  expect(await site.get('/dashboard')).toMatchObject({ status: 200 })
  rmSync(join(site.directory, 'registry.json'))
  expect(await site.get('/dashboard')).toMatchObject({ status: 200 })
  expect(site.watched.isReadable()).toBe(false)
})

test('a server that starts with such a registry has no pages, and says so', async () => {
  publishSite(site.directory)
  write(site.directory, 'registry.json', 'null')
  expect(await site.get('/dashboard')).toMatchObject({ status: 503 })
  expect(site.watched.isReadable()).toBe(false)
})
