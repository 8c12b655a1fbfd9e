import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { writeRepository } from '../create/write-repository'
import { OperatorRefusal } from '../deploy/operator-refusal'
import { runCommand, workspaceRemote } from '../deploy/commands/run-command'
import { packPackages, readManifest, readProject, root } from './pack/pack-packages'

/*
 * `npm run extract -w WORKSPACE -- --to DIR`: copies a remote into a folder that can be a
 * repository of its own, with everything it needs as packages. The original files stay.
 */

const outputs = ['node_modules', 'dist', '.cache', 'coverage']

await runCommand(
  {
    script: 'extract',
    usage: 'Usage: npm run extract -w WORKSPACE -- --to DIR',
    folder: 'to',
    options: { to: { type: 'string' } },
  },
  async ({ to }) => {
    const remote = workspaceRemote()
    if (remote === 'shell')
      throw new OperatorRefusal('The shell cannot be extracted. Give the workspace of a remote.')
    if (existsSync(to) && readdirSync(to).length > 0)
      throw new OperatorRefusal(`${to} is not empty. Choose another folder.`)
    cpSync(process.cwd(), to, { recursive: true, filter: path => !outputs.includes(basename(path)) })
    packPackages(join(to, 'packages'))
    writeRepository(to, readManifest(relative(root, process.cwd())), readProject())
    return `The ${remote} remote is in ${to}. Next, run there: npm install, npm run dev. Its README.md lists all commands.`
  },
)
