#!/usr/bin/env node
/*
 * `pundi-deploy COMMAND …`, in the folder of a remote that has a repository of its own: runs the program of that name
 * in the folder above, as `npm run COMMAND -w WORKSPACE` does here.
 */
import 'tsx'

const commands = ['ship', 'promote', 'rollback', 'disable', 'enable', 'remove', 'status', 'gc', 'sync']
const [command] = process.argv.splice(2, 1)
if (commands.includes(command)) await import(`../${command}.ts`)
else {
  process.stderr.write(`Say what to do: pundi-deploy ${commands.join(' | ')}\n`)
  process.exitCode = 1
}
