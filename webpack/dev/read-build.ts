import type { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler, Stats } from 'webpack'

export interface Built<Build> {
  build: Build
  sources: Map<string, Buffer>
}

/**
 * Calls `onBuilt` after each successful build.
 *
 * @returns a promise that resolves after the first build, even if the build failed
 */
export function followBuilds<Build>(compiler: Compiler, onBuilt: (built: Built<Build>) => void) {
  return new Promise<void>(resolve =>
    compiler.hooks.done.tap('followBuilds', stats => {
      if (!stats.hasErrors()) onBuilt(readBuild(compiler, stats))
      resolve()
    }),
  )
}

function readBuild<Build>(compiler: Compiler, stats: Stats): Built<Build> {
  const files = compiler.outputFileSystem as unknown as { readFileSync: typeof readFileSync }
  const read = (name: string) => files.readFileSync(join(compiler.outputPath, name))
  const names = Object.keys(stats.compilation.assets).filter(name => /^(templates|root)\//.test(name))
  return {
    build: JSON.parse(String(read('build.json'))) as Build,
    sources: new Map(names.map(name => [name, read(name)])),
  }
}
