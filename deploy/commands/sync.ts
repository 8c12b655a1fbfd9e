import { setTimeout as pause } from 'node:timers/promises'
import { OperatorRefusal, sentenceOf } from '../operator-refusal'
import { syncSite, type Synced } from '../publish/sync-site'
import { fromCaller, runCommand } from './run-command'

const script = 'sync'

/**
 * Maximum of `--every` in seconds: one day. Much longer pauses are impossible, because a Node timer
 * of more than 24 days would fire at once.
 */
const day = 86_400

await runCommand(
  {
    script,
    usage: 'Usage: npm run sync -w deploy -- --from SITE --to DIR [--every SECONDS]',
    folder: 'to',
    options: { from: { type: 'string' }, to: { type: 'string' }, every: { type: 'string' } },
  },
  async ({ from, to, every }) => {
    if (from === undefined)
      throw new OperatorRefusal('--from is missing. Give the site to copy: --from s3://BUCKET/FOLDER.')
    const seconds = every === undefined ? undefined : Number(every)
    if (seconds !== undefined && !(seconds >= 1 && seconds <= day))
      throw new OperatorRefusal(`--every must be a number of seconds, from 1 to ${day}.`)
    const sync = () => syncSite({ from: fromCaller(script, from), to })
    if (seconds === undefined) return tell(await sync())
    for (;;) {
      // Continues after a refusal, because a later round may succeed, for example after a network
      // failure.
      const said = await sync().then(
        synced => (synced.outcome === 'nothing new' ? undefined : tell(synced)),
        sentenceOrThrow,
      )
      if (said !== undefined) process.stdout.write(`${said}\n`)
      await pause(seconds * 1000)
    }
  },
)

function sentenceOrThrow(error: unknown): string {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  return sentence
}

function tell({ registry: { revision }, outcome }: Synced): string {
  if (outcome === 'taken back')
    return `The server had stopped the canary, so this command stopped the canary in the site of --from too. That site is now at revision ${revision}.`
  return outcome === 'brought'
    ? `Copied revision ${revision}.`
    : `Nothing to copy: the folder already has revision ${revision}.`
}
