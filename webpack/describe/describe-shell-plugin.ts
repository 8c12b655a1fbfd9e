import type { Compiler } from 'webpack'
import type { ShellBuild } from '@pundi/contract/federation'
import { providedBy, requiresOfServer } from '../federation/federation'
import { messageFilesOf } from './files-of'
import { renderTemplates } from './render-templates'
import { whenBuilt } from './when-built'

export class DescribeShellPlugin {
  constructor(
    private readonly folder: string,
    private readonly id: string,
  ) {}

  apply(compiler: Compiler) {
    whenBuilt(compiler, 'DescribeShellPlugin', async compilation => {
      const files = compilation.entrypoints.get('shell')?.getFiles() ?? []
      const build: ShellBuild = {
        id: this.id,
        remote: 'shell',
        scripts: files.filter(file => file.endsWith('.js')),
        styles: files.filter(file => file.endsWith('.css')),
        messages: messageFilesOf(compilation),
        fonts: Object.keys(compilation.assets).filter(file => file.endsWith('.woff2')),
        provides: providedBy(this.folder),
        requires: requiresOfServer,
        isStrict: true,
        pageSchema: 2,
      }
      const templates = await renderTemplates(this.folder, build)
      return new Map([['build.json', JSON.stringify(build, null, 2)], ...Object.entries(templates)])
    })
  }
}
