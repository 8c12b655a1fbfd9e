import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorRefusal } from '../deploy/operator-refusal'
import { runCommand, workspaceRemote } from '../deploy/run-command'
import { packPackages } from './extract/pack-packages'
import { writeRepository } from './extract/write-repository'

/*
 * `npm run extract -w WORKSPACE -- --to DIR`, run in the folder of a remote: copies it into a folder that can be a
 * repository of its own, with everything that it is made with as packages. The sources stay as they are.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const outputs = ['node_modules', 'dist', '.cache', 'coverage']

await runCommand(
  {
    script: 'extract',
    usage: 'Say where to: npm run extract -w WORKSPACE -- --to DIR',
    folder: 'to',
    options: { to: { type: 'string' } },
  },
  async ({ to }) => {
    const remote = workspaceRemote()
    if (remote === 'shell') throw new OperatorRefusal('The shell stays: it is what the remotes are made for.')
    if (existsSync(to) && readdirSync(to).length > 0)
      throw new OperatorRefusal(`${to} is not empty. Name another folder.`)
    cpSync(process.cwd(), to, { recursive: true, filter: path => !outputs.includes(basename(path)) })
    writeRepository(to, relative(root, process.cwd()), packPackages(join(to, 'packages')))
    return `The ${remote} remote is in ${to}. There: npm install, npm test, npm run build, npm run ship -- --to SITE`
  },
)
