import { build as bundleFiles, type BuildOptions } from 'esbuild'
import { transform } from 'lightningcss'
import { scriptTargets, styleTargets } from '../browsers/browsers'

/** Compiles a script without the project's compiler options, which would add "use strict". */
export async function compile(
  entry: string,
  variables: Record<string, string> = {},
  target: string | string[] = scriptTargets,
) {
  const define = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )
  const { js } = await bundle(entry, { format: 'iife', target, tsconfigRaw: '{}', define })
  return js.trim()
}

/** Bundles and minifies a file outside webpack's build. */
export async function bundle(entry: string, options: BuildOptions) {
  const { outputFiles } = await bundleFiles({
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    ...options,
    define: {
      ...options.define,
      'process.env.CATEGORY_BASE': JSON.stringify(process.env.CATEGORY_BASE ?? ''),
    },
  })
  const text = (ending: string) => outputFiles?.find(file => file.path.endsWith(ending))?.text ?? ''
  return { js: text('.js'), css: lower(text('.css')) }
}

export const lower = (css: string) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
  }).code.toString()
