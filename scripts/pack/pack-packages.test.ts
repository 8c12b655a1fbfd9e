import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { packCreate, packPackages, readProject } from './pack-packages'

interface Manifest {
  name: string
  private?: boolean
  exports?: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  publishConfig?: { registry: string }
}

let folder: string
let create: string
const packed = new Map<string, { manifest: Manifest; folder: string; files: string[] }>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-packages-'))
  const files = packPackages(folder)
  for (const file of files) {
    const unpacked = unpack(file)
    const manifest = readManifest(unpacked)
    const own = readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
    packed.set(manifest.name, { manifest, folder: unpacked, files: own })
  }
  create = unpack(packCreate(folder, files)[0]!)
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('each package is one file', () => {
  expect(readdirSync(folder).filter(name => /^pundi-.*\.tgz$/.test(name))).toHaveLength(packed.size)
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

test('the packed program makes a new remote’s repository of these packages, in an empty folder or clone', () => {
  const place = mkdtempSync(join(folder, 'team-'))
  const run = (name: string) => {
    const program = [join(create, 'bin/create.mjs'), name]
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: place, encoding: 'utf8' })
    return status === 0 ? stdout : stderr
  }
  mkdirSync(join(place, 'remote-groups/.git'), { recursive: true })
  expect(run('groups')).toContain('Next, run in that folder: npm install, then npm run dev.')
  const own = join(place, 'remote-groups')
  expect(readManifest(own).name).toBe('@pundi/remote-groups')
  for (const { file } of readProject().packages) expect(existsSync(join(own, 'packages', file))).toBe(true)
  for (const language of ['default', 'en', 'id', 'es'])
    expect(readFileSync(join(own, `src/catalogue/${language}.json`), 'utf8')).toContain('"Groups"')

  expect(run('groups')).toContain('remote-groups is not empty.')
  expect(run('admin')).toContain('Pundi already uses the name admin.')
  expect(run('My groups')).toContain('Give a name of 3 to 20 lower-case letters.')
})

test('npm may publish the packages to the one registry that was named', () => {
  const to = mkdtempSync(join(folder, 'release-'))
  const registry = 'https://packages.example'
  const { private: isPrivate, publishConfig } = readManifest(
    unpack(join(to, packCreate(to, [], registry)[0]!)),
  )
  expect([isPrivate, publishConfig]).toEqual([undefined, { registry }])
  expect(readManifest(create).private).toBe(true)
})

function unpack(file: string): string {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-xzf', resolve(folder, file), '-C', unpacked, '--strip-components=1'])
  return unpacked
}

const readManifest = (unpacked: string) =>
  JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as Manifest
