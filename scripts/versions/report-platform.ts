import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root } from '../run-tests'

const source = 'shared/platform'

/**
 * The public types of `@pundi/platform` as text, with a namespace for each entry point. Throws if
 * the package does not compile.
 */
export function reportPlatform(): string {
  const { exports } = readManifest()
  const entries = Object.entries(exports).filter(([, file]) => file.endsWith('index.ts'))
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/platform-types-'))
  try {
    emitDeclarations(folder, [
      join(root, 'webpack/styles/css.d.ts'),
      ...entries.map(([, file]) => join(root, source, file)),
    ])
    const main = join(folder, source, 'all.d.ts')
    const lines = entries.map(
      ([name, file]) => `export * as ${name.slice(2)} from '${file.replace(/\.ts$/, '')}'\n`,
    )
    writeFileSync(main, lines.join(''))
    return extract(folder, main)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const readManifest = () =>
  JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8')) as {
    version: string
    exports: Record<string, string>
  }

const compilerOptions = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] }
const settings = (more: object, files: string[]) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { ...compilerOptions, ...more },
  files,
})

function emitDeclarations(folder: string, files: string[]) {
  const project = join(folder, 'tsconfig.json')
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: folder }
  writeFileSync(project, JSON.stringify(settings(emit, files)))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${source} does not compile:\n${stdout}`)
}

function extract(folder: string, main: string): string {
  const silent = { default: { logLevel: ExtractorLogLevel.None } }
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: main,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: settings({}, [main]) },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: folder,
        reportFileName: 'platform.api.md',
        includeForgottenExports: true,
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, source, 'package.json'),
  })
  const errors: string[] = []
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: message => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text)
      message.handled = true
    },
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return readFileSync(join(folder, 'platform.api.md'), 'utf8')
}
