import { afterEach, expect, test } from '@jest/globals'
import { transformSync } from 'esbuild'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { publish } from '../publish/publish'
import { findSource } from './find-source'

afterEach(removeFolders)

const source = `export const sum = (amounts: number[]) => {
  if (amounts.length === 0) {
    throw new TypeError('no amounts')
  }
  return amounts.reduce((all, amount) => all + amount, 0)
}
`

async function publishPage(sourcefile: string) {
  const { code, map } = transformSync(source, {
    ...{ loader: 'ts', minify: true, sourcemap: true, sourcefile },
  })
  const site = makeFolder()
  const files = { 'page.js': code, 'page.js.map': map }
  const dists = [makeShell('shell'), makeRemote('user', 'one', { files })]
  await publish({ site, dists, by: 'Sari', served: [] })
  return { site, build: { remote: 'user', id: idOf('one') }, at: `page.js:1:${code.indexOf('throw') + 1}` }
}

test.each([
  ['webpack://pundi_user/./src/pages/dashboard/sum.ts?1a2b', 'src/pages/dashboard/sum.ts:3:5'],
  ['webpack://pundi_user/../shared/kit/sum.ts', 'shared/kit/sum.ts:3:5'],
])('a place in a published file is found in %s', async (sourcefile, place) => {
  const { site, build, at } = await publishPage(sourcefile)
  expect(await findSource(site, build, at)).toBe(place)
})

test('a place without a map, or in a build that is gone, is found nowhere', async () => {
  const { site, build, at } = await publishPage('sum.ts')
  expect(await findSource(site, build, 'remoteEntry.js:1:1')).toBeUndefined()
  expect(await findSource(site, { ...build, id: idOf('gone') }, at)).toBeUndefined()
  expect(await findSource(site, build, '../../page.js:1:1')).toBeUndefined()
})
