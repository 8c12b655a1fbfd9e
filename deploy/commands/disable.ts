import { languages } from '@pundi/contract/choices'
import { closeArea } from '../publish/close-area'
import { runCommand, workspaceRemote } from './run-command'
import { publisher } from '../site/history'

const usage = `Usage: npm run disable -w WORKSPACE -- --site SITE --text TEXT${languages
  .map(language => ` [--${language} TEXT]`)
  .join('')}`

await runCommand(
  {
    script: 'disable',
    usage,
    folder: 'site',
    options: {
      site: { type: 'string' },
      text: { type: 'string', default: '' },
      ...Object.fromEntries(languages.map(language => [language, { type: 'string' }] as const)),
    },
  },
  async ({ site, text = '', ...given }) => {
    const remote = workspaceRemote()
    const inLanguages = languages.flatMap(language => {
      const own = (given as Record<string, string | undefined>)[language]
      return own === undefined ? [] : [[language, own]]
    })
    const notice = { default: text, ...(Object.fromEntries(inLanguages) as Record<string, string>) }
    const { revision } = await closeArea({ site, remote, by: publisher(), notice })
    return `Disabled the area of ${remote}: its pages now show "${text}". The site is now at revision ${revision}.`
  },
)
