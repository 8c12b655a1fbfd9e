import { useText, type MessageId } from '../catalogue/text'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { RecordTable } from './RecordTable'

/** What the record was before and after; what was added or deleted was something on one side only. */
export function EntryRecord({ entry: { status, before, after } }: { entry: Entry }) {
  const text = useText()
  if (status !== 'Sukses')
    return <p className={css.hint}>{text('This was refused, so nothing was changed.')}</p>
  const sides = [
    { when: 'Before' as MessageId, state: before },
    { when: 'After' as MessageId, state: after },
  ]
  const states = sides.flatMap(({ when, state }) => (state ? [{ when, state }] : []))
  if (states.length === 0)
    return <p className={css.hint}>{text('No transaction or category was changed.')}</p>
  return (
    <>
      {!before && <p className={css.hint}>{text('It was added as follows.')}</p>}
      {!after && <p className={css.hint}>{text('It was deleted. Until then it was as follows.')}</p>}
      <RecordTable label={text('What was changed')} states={states} />
    </>
  )
}
