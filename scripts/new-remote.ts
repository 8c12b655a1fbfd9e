import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorRefusal, sentenceOf } from '../deploy/operator-refusal'
import { remoteNames } from '../shared/contract/federation'
import { filesOfRemote } from '../create/files-of-remote'

/*
 * `npm run new-remote -- NAME`: adds a remote with one page at "/NAME", its catalogues and test, and its line in the
 * list of remotes. Nothing else changes.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const list = 'shared/contract/federation/remotes.json'

function addRemote(name: string | undefined): string {
  if (!name || !/^[a-z]{3,20}$/.test(name))
    throw new OperatorRefusal('Give a name of 3 to 20 lower-case letters: npm run new-remote -- groups')
  const folder = `remote-${name}`
  const isTaken = ['shell', 'api', ...remoteNames].includes(name) || existsSync(join(root, folder))
  if (isTaken) throw new OperatorRefusal(`${name} is taken. Choose another name.`)
  for (const [file, content] of Object.entries(filesOfRemote(name))) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true })
    writeFileSync(join(root, folder, file), content)
  }
  const line = `"${name}": { "folder": "${folder}", "area": "${name}", "paths": ["/${name}/*"] }`
  const listed = readFileSync(join(root, list), 'utf8').trimEnd()
  writeFileSync(join(root, list), listed.replace(/\n\}$/, `,\n  ${line}\n}\n`))
  return (
    `The ${name} remote is in ${folder}, and its page will be at /${name}. Next:\n` +
    `  npm install\n  npm run dev -w ${folder}\n  npm test -w ${folder}\n` +
    `npm start publishes it with the others. CONTRIBUTING.md ("Add a remote") says how to choose who may open it.`
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
