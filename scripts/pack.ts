import { runCommand } from '../deploy/commands/run-command'
import { packPackages } from './pack/pack-packages'

/* `npm run pack -- --to DIR`: packs what a remote in another repository needs. */

await runCommand(
  {
    script: 'pack',
    usage: 'Usage: npm run pack -- --to DIR',
    folder: 'to',
    options: { to: { type: 'string' } },
  },
  async ({ to }) => {
    const files = packPackages(to).map(({ file }) => file)
    return `Packed into ${to}:\n${files.join('\n')}\nInstall them in a remote: npm install ${to}/*.tgz`
  },
)
