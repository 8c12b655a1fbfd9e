import { cpSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/*
 * Makes api/dist: the server in one file, which starts in a quarter of the time that many need, the thread of the
 * embedded database in another, and the migrations beside them. What package.json names stays outside, except our own
 * @pundi packages.
 */
const here = (path: string) => new URL(path, import.meta.url)
// Another folder of api/ may be named, so that a test of the bundle leaves the one in use alone.
const into = here(`./${process.argv[2] ?? 'dist'}/`)
type Names = Record<string, string>
const { dependencies, devDependencies } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as {
  dependencies: Names
  devDependencies: Names
}

rmSync(into, { recursive: true, force: true })
await build({
  entryPoints: ['server', 'database/embedded/thread'].map(name => fileURLToPath(here(`./src/${name}.ts`))),
  outdir: fileURLToPath(into),
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  // Of the development dependencies the local provider is one that is loaded when it is asked for.
  external: Object.keys({ ...dependencies, ...devDependencies })
    .filter(name => !name.startsWith('@pundi/'))
    .flatMap(name => [name, `${name}/*`]),
})
cpSync(here('./src/database/migrations'), new URL('migrations', into), { recursive: true })
