import type { Compiler } from 'webpack'
import type { ShellBuild } from '../../shared/contract/federation'
import { provides } from '../federation/federation'
import { messageFilesOf } from './files-of'
import { renderTemplates } from './render-templates'

/** Writes what publishing needs of the shell: `build.json`, the templates of its pages, and the site's own files. */
export class DescribeShellPlugin {
  constructor(
    private readonly folder: string,
    private readonly id: string,
  ) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('DescribeShellPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'DescribeShellPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return
        const files = compilation.entrypoints.get('shell')?.getFiles() ?? []
        const build: ShellBuild = {
          id: this.id,
          remote: 'shell',
          scripts: files.filter(file => file.endsWith('.js')),
          styles: files.filter(file => file.endsWith('.css')),
          messages: messageFilesOf(compilation),
          fonts: Object.keys(compilation.assets).filter(file => file.endsWith('.woff2')),
          provides,
        }
        const emit = (file: string, text: string | Buffer) =>
          compilation.emitAsset(file, new sources.RawSource(text))
        emit('build.json', JSON.stringify(build, null, 2))
        const templates = await renderTemplates(this.folder, build)
        for (const [file, text] of Object.entries(templates)) emit(file, text)
      })
    })
  }
}
