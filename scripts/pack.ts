import { runCommand } from '../deploy/run-command'
import { packPackages } from './extract/pack-packages'

/* `npm run pack -- --to DIR`: packs what a remote in a repository of its own is made with, to be installed there. */

await runCommand(
  {
    script: 'pack',
    usage: 'Say where to: npm run pack -- --to DIR',
    folder: 'to',
    options: { to: { type: 'string' } },
  },
  async ({ to }) => {
    const files = packPackages(to).map(({ file }) => file)
    return `Packed into ${to}:\n${files.join('\n')}\nA remote takes them by npm install ${to}/*.tgz`
  },
)
