import { setTimeout as pause } from 'node:timers/promises'
import { OperatorRefusal, sentenceOf } from './operator-refusal'
import { syncSite, type Synced } from './publish/sync-site'
import { fromCaller, runCommand } from './run-command'

/*
 * `npm run sync -w deploy -- --from SITE --to DIR [--every SECONDS]`: brings what is published in a bucket to the folder
 * that a server reads. With `--every` it goes on, and says what was new.
 */

const script = 'sync'

/** In seconds. A timer of more than 24 days would ring at once. */
const day = 86_400

await runCommand(
  {
    script,
    usage:
      'Say from where, and to which folder: npm run sync -w deploy -- --from SITE --to DIR [--every SECONDS]',
    folder: 'to',
    options: { from: { type: 'string' }, to: { type: 'string' }, every: { type: 'string' } },
  },
  async ({ from, to, every }) => {
    if (from === undefined) throw new OperatorRefusal('Say from where: --from s3://BUCKET/FOLDER.')
    const seconds = every === undefined ? undefined : Number(every)
    if (seconds !== undefined && !(seconds >= 1 && seconds <= day))
      throw new OperatorRefusal(`--every is a number of seconds, from 1 to ${day}.`)
    const sync = () => syncSite({ from: fromCaller(script, from), to })
    if (seconds === undefined) return tell(await sync())
    for (;;) {
      // What goes wrong now, such as a network, may be well the next time.
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
    return `The canary that the server took back is taken back there as well; revision ${revision}.`
  return outcome === 'brought' ? `Revision ${revision} is here.` : `Revision ${revision} is here already.`
}
