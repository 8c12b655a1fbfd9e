/*
 * Runs before packages are installed, so it needs only Node and npm. `run.mjs FILE.ts …` installs
 * missing packages of the lock file, then runs FILE.ts (relative to the project's root) in the
 * current folder. `run.mjs jest …` runs the tests of the current folder.
 */
import { spawn, spawnSync } from 'child_process'
import { existsSync, readFileSync } from 'fs'
import { dirname, join } from 'path'
import { fileURLToPath, pathToFileURL } from 'url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function stop(sentence) {
  process.stderr.write(sentence + '\n')
  process.exit(1)
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Pundi needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
    )
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * True if npm's list of installed packages matches the lock file. Our own packages must be links.
 */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      (entry.link && existsSync(join(root, path))) ||
      entry.optional ||
      (!entry.link && entry.version === (present[path] || {}).version),
  )
}

function install() {
  process.stdout.write('Installing the npm packages that this checkout needs. This can take a few minutes…\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0)
    stop(
      'npm ci could not install the packages. Fix the error that it printed above, then run the command again.',
    )
}

refuseOldNode()
if (!isInstalled()) install()

const [program, ...rest] = process.argv.slice(2)
const isJest = program === 'jest'
// Jest reads every export of webpack. Reading these deprecated exports prints warnings.
const oldExports = [
  'JAVASCRIPT_MODULES_PLUGIN',
  'LIBRARY_TEMPLATE_PLUGIN',
  'SINGLE_ENTRY_PLUGIN',
  'OPTIONS_DEFAULTER',
]
const quiet = ['ExperimentalWarning', ...oldExports.map(name => `DEP_WEBPACK_${name}`)]
const file = join(root, isJest ? 'node_modules/jest/bin/jest.js' : program)
// Jest needs the first flag for packages that have only ES modules, such as the embedded database.
const flags = isJest
  ? ['--experimental-vm-modules', ...quiet.map(warning => `--disable-warning=${warning}`)]
  : ['--import', pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href]
const child = spawn(process.execPath, [...flags, file, ...rest], {
  stdio: 'inherit',
  env: isJest ? { ...process.env, NODE_OPTIONS: flags.join(' ') } : process.env,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm starts this program through a shell. If npm is killed, only that shell ends with it.
// Therefore this program checks every second whether its parent process is gone, and then ends its
// child.
const caller = process.ppid
setInterval(() => process.ppid !== caller && child.kill('SIGTERM'), 1000).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
