import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal, sentenceOf } from '../deploy/operator-refusal'
import { filesOfRemote, reasonAgainst, writeFiles } from '../create/files-of-remote'
import { readProject, root } from './pack/pack-packages'

/*
 * `npm run new-remote -- NAME`: adds a remote with one page at "/NAME", its message catalogues, a
 * test, and an entry in the list of remotes. Nothing else changes.
 */

const list = 'shared/contract/federation/remotes.json'

function addRemote(name: string | undefined): string {
  const { taken, remote } = readProject()
  const reason = reasonAgainst(name, taken)
  if (!name || reason) throw new OperatorRefusal(`${reason ?? ''} For example: npm run new-remote -- groups`)
  const folder = `remote-${name}`
  if (existsSync(join(root, folder)))
    throw new OperatorRefusal(
      `The folder ${folder} already exists. Choose another name, or delete the folder.`,
    )
  writeFiles(join(root, folder), filesOfRemote(name, remote))
  const line = `"${name}": { "folder": "${folder}", "area": "${name}", "paths": ["/${name}/*"] }`
  const listed = readFileSync(join(root, list), 'utf8').trimEnd()
  writeFileSync(join(root, list), listed.replace(/\n\}$/, `,\n  ${line}\n}\n`))
  return (
    `Created the ${name} remote in ${folder}. Its page has the address /${name}. Run these commands next:\n` +
    `  npm install\n  npm run dev -w ${folder}\n  npm test -w ${folder}\n` +
    `npm start publishes the new remote too. CONTRIBUTING.md ("Add a remote") says how to choose who may open its page.`
  )
}

try {
  process.stdout.write(`${addRemote(process.argv[2])}\n`)
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
