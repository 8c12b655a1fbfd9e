import { runCommand } from '../deploy/commands/run-command'
import { packCreate, packPackages } from './pack/pack-packages'

/*
 * `npm run pack -- --to DIR`: packs the packages that a remote in another repository needs, and
 * `create-pundi-remote`, which makes such a repository. With `--registry URL`, npm can publish the
 * packed files to that registry.
 */

await runCommand(
  {
    script: 'pack',
    usage: 'Usage: npm run pack -- --to DIR [--registry URL]',
    folder: 'to',
    options: { to: { type: 'string' }, registry: { type: 'string' } },
  },
  async ({ to, registry }) => {
    const packages = packPackages(to, registry)
    const [create] = packCreate(to, packages, registry)
    const next = registry
      ? `To publish each file: npm publish FILE. After that, to create a new remote: npm create pundi-remote --registry=${registry} -- NAME`
      : `To install the packages in an existing remote: npm install ${to}/pundi-*.tgz. To create a new remote: npm exec --yes --package=${to}/${create} -- create-pundi-remote NAME`
    return [`Packed into ${to}:`, ...packages, create, next].join('\n')
  },
)
