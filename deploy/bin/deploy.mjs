#!/usr/bin/env node
/*
 * For a remote in its own repository: `pundi-deploy COMMAND …` runs `../commands/COMMAND.ts`, like
 * `npm run COMMAND -w WORKSPACE` in this repository.
 */
import 'tsx'

const commands = ['ship', 'promote', 'rollback', 'disable', 'enable', 'remove', 'status', 'gc', 'sync']
const [command] = process.argv.splice(2, 1)
if (commands.includes(command)) await import(`../commands/${command}.ts`)
else {
  process.stderr.write(`Usage: pundi-deploy ${commands.join(' | ')}\n`)
  process.exitCode = 1
}
