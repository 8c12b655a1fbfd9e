import { cpSync, existsSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { writeRepository } from '../create/write-repository'
import { OperatorRefusal } from '../deploy/operator-refusal'
import { runCommand, workspaceRemote } from '../deploy/commands/run-command'
import { packPackages, readManifest, readProject, root } from './pack/pack-packages'

/*
 * `npm run extract -w WORKSPACE -- --to DIR`: copies a remote into a folder, with everything it
 * needs as packages. The folder can become a separate repository. Does not change the original
 * files.
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
      throw new OperatorRefusal(
        'The shell cannot be extracted. Give a remote with -w, for example: npm run extract -w remote-admin -- --to DIR.',
      )
    if (existsSync(to) && readdirSync(to).length > 0)
      throw new OperatorRefusal(`The folder ${to} is not empty. Choose another folder for --to.`)
    cpSync(process.cwd(), to, { recursive: true, filter: path => !outputs.includes(basename(path)) })
    packPackages(join(to, 'packages'))
    writeRepository(to, readManifest(relative(root, process.cwd())), readProject())
    return `Copied the ${remote} remote to ${to}. Next, run in that folder: npm install, then npm run dev. Its README.md lists all commands.`
  },
)
