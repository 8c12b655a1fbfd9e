import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packPackages } from './pack-packages'

/* A remote's own repository has nothing of this project but these packages. */

interface Manifest {
  name: string
  exports?: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
}

let folder: string
const packed = new Map<string, { manifest: Manifest; folder: string; files: string[] }>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-packages-'))
  for (const { name, file } of packPackages(folder)) {
    const unpacked = join(folder, 'unpacked', name)
    mkdirSync(unpacked, { recursive: true })
    execFileSync('tar', ['-xzf', join(folder, file), '-C', unpacked, '--strip-components=1'])
    packed.set(name, {
      manifest: JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as Manifest,
      folder: unpacked,
      files: readdirSync(unpacked, { recursive: true, encoding: 'utf8' }),
    })
  }
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('each package is one file', () => {
  expect(readdirSync(folder).filter(name => name.endsWith('.tgz'))).toHaveLength(packed.size)
})

test('a package brings what it exports and what it is called by, and no test', () => {
  for (const { manifest, files } of packed.values()) {
    const named = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})]
    expect(files).toEqual(expect.arrayContaining(named.map(path => path.replace(/^\.\//, ''))))
    expect(files.filter(file => /\.test\.tsx?$|(^|\/)(dist|node_modules|fixtures)\//.test(file))).toEqual([])
  }
})

test('a package brings every file of its own that it imports', () => {
  const endings = ['', '.ts', '.tsx', '/index.ts']
  for (const { folder, files } of packed.values())
    for (const file of files.filter(name => /\.tsx?$/.test(name)))
      for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
        /(?:from |import\(?\s*)['"`](\.[^'"`]+)['"`]/g,
      )) {
        const place = join(folder, dirname(file), path.replace('${language}', 'en'))
        expect([file, path, endings.some(ending => existsSync(place + ending))]).toEqual([file, path, true])
      }
})

test('the packages need no other package of ours', () => {
  for (const { manifest } of packed.values())
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (name.startsWith('@pundi/')) expect([...packed.keys()]).toContain(name)
})
