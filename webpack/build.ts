import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'

/*
 * Builds the current workspace with its webpack.config.ts into `dist`. Prints only errors, and
 * exits with 1 if there are any.
 */
const file = pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href
const { default: configuration } = (await import(file)) as { default: Configuration }

const compiler = webpack(configuration)
compiler.run((error, stats) => {
  compiler.close(() => {
    if (!error && stats && !stats.hasErrors() && !stats.hasWarnings()) return
    process.stderr.write(`${error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: false })}\n`)
    process.exitCode = 1
  })
})
