import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(root, 'node_modules/typescript-native/bin/tsc')

/** Calls the compiler and answers what it printed. Errors in the sources are part of that, and no failure. */
function compile(settings: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', settings], { cwd: root }, (error, stdout, stderr) => {
      if (error && !stdout) reject(new Error(stderr || error.message))
      else resolve(stdout)
    })
  })
}

const settings = (files: string[], more: object) =>
  JSON.stringify({
    extends: join(root, 'webpack/tsconfig.base.json'),
    compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')], ...more },
    files: [join(root, 'webpack/css.d.ts'), ...files],
  })

/** What the compiler declares, by the path of each file from the root: `shared/platform/http/send.d.ts`. */
export type Declarations = (file: string) => string | undefined

/**
 * Lets the compiler write the declarations of packages, given by their folders from the root, without comments. Throws
 * on an error in them.
 */
export async function emitDeclarations(packages: string[]): Promise<Declarations> {
  // Every file is named: one that is found by the name of its package, as in node_modules, is a library's and is not
  // written.
  const sources = packages.flatMap(sourcesIn)
  const folder = mkdtempSync(join(tmpdir(), 'pundi-declarations-'))
  try {
    const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      settings(sources, { ...emit, rootDir: root, outDir: folder }),
    )
    const errors = await compile(join(folder, 'tsconfig.json'))
    if (errors) throw new Error(`The packages do not compile:\n${errors}`)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.d.ts'),
    )
    const declarations = new Map(files.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
    return file => declarations.get(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      file => /(?<!\.test|jest\.config)\.tsx?$/.test(file) && !/(^|\/)(testing|node_modules)\//.test(file),
    )
    .map(file => join(root, folder, file))

/**
 * Checks TypeScript sources, given by their names, in a folder of their own inside the project, where packages are
 * found. Answers the lines with an error, by file.
 */
export async function findErrors(sources: Record<string, string>): Promise<Map<string, Set<number>>> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'types-'))
  try {
    for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
    const files = Object.keys(sources).map(name => join(folder, name))
    // Reports repeat declarations that the packages need and nobody else uses.
    const unused = { noUnusedLocals: false, noUnusedParameters: false }
    writeFileSync(join(folder, 'tsconfig.json'), settings(files, unused))
    return linesOf(await compile(join(folder, 'tsconfig.json')), folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function linesOf(printed: string, folder: string): Map<string, Set<number>> {
  const errors = new Map<string, Set<number>>()
  for (const [, path = '', line] of printed.matchAll(/^(\S.*?)\((\d+),\d+\): error /gm)) {
    const name = relative(folder, join(root, path))
    errors.set(name, (errors.get(name) ?? new Set()).add(Number(line)))
  }
  return errors
}
