import type { FetcherWithComponents } from 'react-router-dom'
import type { MessageId } from '../../catalogue/text'
import { useRecordText } from '../../record/catalogue/text'
import type { LogAnswer } from '../change-log'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { RestoreForm } from './RestoreForm'
import { StateTable } from './StateTable'

export { loadWords } from '../../record/load-words'

export interface OpenedEntryProps {
  entry: Entry
  fetcher: FetcherWithComponents<LogAnswer>
  /** Why the last try to restore it failed. */
  failure: { message: string } | undefined
  onClose: () => void
}

/** What an entry did to which record, and the form that restores the record. */
export function OpenedEntry({ entry, ...form }: OpenedEntryProps) {
  return (
    <>
      <EntryRecord entry={entry} />
      {entry.can_restore && <RestoreForm key={entry.obstacle} {...form} entry={entry} />}
    </>
  )
}

/** The record before and after. An added or deleted record has only one of the two. */
function EntryRecord({ entry }: { entry: Entry }) {
  const say = useRecordText()
  const { before, after } = entry.money ?? entry.instalments ?? entry.goal ?? entry.schedule ?? entry
  if (entry.status !== 'Sukses')
    return <p className={css.hint}>{say('This was refused, so nothing was changed.')}</p>
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
      {!before && <p className={css.hint}>{say('It was added as follows.')}</p>}
      {!after && <p className={css.hint}>{say('It was deleted. Before that it was as follows.')}</p>}
      <StateTable label={say('What was changed')} entry={entry} states={states} />
    </>
  )
}
