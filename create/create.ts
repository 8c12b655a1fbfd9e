import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOfRemote, manifestOf, reasonAgainst, writeFiles } from './files-of-remote'
import type { Project } from './project'
import { writeRepository } from './write-repository'

/*
 * `create-pundi-remote NAME`: writes a repository for a new remote into the folder `remote-NAME`,
 * which may be an empty clone. `npm run pack` packs this program.
 */

const packed = fileURLToPath(new URL('.', import.meta.url))

function create(name: string | undefined): string {
  const project = JSON.parse(readFileSync(join(packed, 'project.json'), 'utf8')) as Project
  const reason = reasonAgainst(name, project.taken)
  if (!name || reason) throw new Error(`${reason ?? ''} For example: npm create pundi-remote -- groups`)
  const folder = resolve(`remote-${name}`)
  if (existsSync(folder) && readdirSync(folder).some(file => file !== '.git'))
    throw new Error(
      `The folder ${folder} is not empty. Choose another name, or run the command in another folder.`,
    )
  writeFiles(folder, filesOfRemote(name, project.remote))
  if (!project.registry) cpSync(join(packed, 'packages'), join(folder, 'packages'), { recursive: true })
  writeRepository(folder, manifestOf(name, project.remote), project)
  return `Created the ${name} remote in ${folder}. Next, run in that folder: npm install, then npm run dev. Its README.md lists all commands.`
}

try {
  process.stdout.write(`${create(process.argv[2])}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
