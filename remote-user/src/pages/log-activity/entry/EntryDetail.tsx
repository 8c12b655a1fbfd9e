import type { ActivityDetail } from '@pundi/contract'
import { type FetcherWithComponents, Link } from 'react-router-dom'
import type { MessageId } from '../../../catalogue/text'
import { useRecordText } from '../../../shared/record/catalogue/text'
import { useText as useLogText } from '../catalogue/text'
import type { LogAnswer } from '../change-log'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { RestoreForm } from './RestoreForm'
import { StateTable } from './StateTable'
import { TakeBackForm } from './TakeBackForm'

interface EntryDetailProps {
  entry: Entry
  fetcher: FetcherWithComponents<LogAnswer>
  failure: { message: string } | undefined
  onClose: () => void
}

export function EntryDetail({ entry, ...form }: EntryDetailProps) {
  return (
    <>
      <EntryRecord entry={entry} />
      <RecordLink entry={entry} />
      {entry.can_restore && <RestoreForm key={entry.obstacle} {...form} entry={entry} />}
      {entry.can_take_back && <TakeBackForm key={entry.obstacle} {...form} entry={entry} />}
    </>
  )
}

function RecordLink({ entry }: { entry: Entry }) {
  const say = useLogText()
  const link = linkOf(entry)
  return (
    link && (
      <Link className={css.record} to={link.to}>
        {say(link.label)}
      </Link>
    )
  )
}

function EntryRecord({ entry }: { entry: Entry }) {
  const say = useRecordText()
  const { money, instalments, goal, schedule, order } = entry
  const { before, after } = money ?? instalments ?? goal ?? schedule ?? order ?? entry
  if (entry.status !== 'Sukses')
    return <p className={css.hint}>{say('This wasn’t allowed, so nothing changed.')}</p>
  if (entry.is_final) {
    const about = [entry.name, entry.description].filter(Boolean).join(' · ')
    return (
      <>
        {about && <p>{about}</p>}
        <p className={css.hint}>
          {say('This happened more than two years ago and can no longer be undone.')}
        </p>
      </>
    )
  }
  const sides = [
    { when: 'Before' as MessageId, state: before },
    { when: 'After' as MessageId, state: after },
  ]
  const states = sides.flatMap(({ when, state }) => (state ? [{ when, state }] : []))
  if (states.length === 0) return <p className={css.hint}>{say('No transaction or category was changed.')}</p>
  return (
    <>
      {!before && <p className={css.hint}>{say('Added with these details')}</p>}
      {!after && <p className={css.hint}>{say('Details before deletion')}</p>}
      <StateTable label={say('Changes')} entry={entry} states={states} />
    </>
  )
}

/** Undefined if the record has no address or was deleted. */
function linkOf({ status, subject, after, money, goal }: ActivityDetail) {
  if (status !== 'Sukses') return undefined
  const move = goal?.after ?? goal?.before
  const goalId = move?.goal_id ?? (goal?.now === null ? undefined : goal?.after?.id)
  if (subject === 'transaction' && after)
    return { to: `/transactions/${after.id}`, label: 'Open the transaction' } as const
  if (money?.kind === 'wallet' && money.after && money.now !== null)
    return { to: `/wallet/${money.after.id}`, label: 'Open the wallet' } as const
  if (goalId !== undefined) return { to: `/goals/${goalId}`, label: 'Open the goal' } as const
  return undefined
}
