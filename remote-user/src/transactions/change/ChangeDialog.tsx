import type { CountedCategory, MoneyRecord, Wallet } from '@pundi/contract'
import { AlertBox, Amount, Button, ButtonRow, Dialog, Field, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../more/catalogue/text'
import { countWords } from '../count-words'
import css from './ChangeDialog.module.css'
import type { useChange } from './use-change'
import { dayOf } from '../../record/day-of'
import { nameSides } from '../transfers/name-sides'
import { TryAgain } from '../../TryAgain'
import { formatAmount, formatDay } from '@pundi/kit/format'

interface ChangeDialogProps {
  change: ReturnType<typeof useChange>
  /** Null where they could not be had. */
  categories: CountedCategory[] | null
  wallets: Wallet[] | null | undefined
}

/** Asks before transactions are deleted, and where they shall go before they are moved. */
export function ChangeDialog({ change, categories, wallets }: ChangeDialogProps) {
  const text = useText()
  const { question, fetcher, isBusy, failure, days, cancel } = change
  // A second DELETE would find nothing, and hide that the first did its work.
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const chosen = question.about === 'nothing' ? [] : question.rows
  const isMove = question.about === 'move'
  // A transfer has no category, so it stays where the others move.
  const rows = isMove ? chosen.filter(({ type }) => type !== 'transfer') : chosen
  const left = chosen.length - rows.length
  const count = rows.length
  const counted = countRows(rows)
  const words = {
    nothing: { title: '', act: '' },
    remove: {
      title:
        rows[0]?.type === 'transfer'
          ? text('Delete this transfer?')
          : text('Apakah Anda yakin ingin menghapus transaksi ini?'),
      act: text('Delete'),
    },
    'remove-many': {
      title: text('Delete {name}?', { name: countWords(counted, text) }),
      act: text('Delete {name}', { name: countWords(counted, text) }),
    },
    move: {
      title:
        count === 0
          ? text('Change category')
          : count === 1
            ? text('Change the category of 1 transaction')
            : text('Change the category of {count} transactions', { count }),
      act: count === 1 ? text('Move 1 transaction') : text('Move {count} transactions', { count }),
    },
  }[question.about]

  return (
    <Dialog
      title={words.title}
      open={question.about !== 'nothing'}
      onClose={cancel}
      closeLabel={text('Close')}
    >
      <fetcher.Form className={css.form} method="post" action="/transactions" onSubmit={sendOnce}>
        <input type="hidden" name="change" value={question.about} />
        {rows.map(({ id, type }) => (
          <input key={id} type="hidden" name={type === 'transfer' ? 'transfers' : 'ids'} value={id} />
        ))}
        {left > 0 && <input type="hidden" name="left" value={left} />}
        {failure !== undefined && days === 0 && <AlertBox type="error">{failure}</AlertBox>}
        {question.about === 'remove' && <RemovedRow record={question.rows[0]} wallets={wallets} />}
        {question.about === 'remove-many' && (
          <p>{text('You can undo this right away, or later from the activity log.')}</p>
        )}
        {!isMove && rows.some(isShared) && (
          <p>{text('What was paid back of its shares stays. Delete that too if no money moved.')}</p>
        )}
        {days > 0 && <p role="alert">{count === 1 ? text(ONE_DAY) : text(DAYS, { count: days })}</p>}
        {isMove && <MoveFields rows={rows} left={left} categories={categories} />}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={cancel}>
            {text('Cancel')}
          </Button>
          {days > 0 && <DayButtons count={count} isBusy={isBusy} />}
          {days === 0 && !(isMove && (count === 0 || !isOneType(rows) || categories === null)) && (
            <Button tone={isMove ? 'primary' : 'danger'} busy={isBusy ? text('Loading...') : undefined}>
              {words.act}
            </Button>
          )}
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}

const ONE_DAY =
  'A recurring entry recorded this on a day that has come. Delete only this record, or offer the day again?'
const DAYS =
  'Recurring entries recorded {count, plural, =1 {one of these on a day that has} other {# of these on days that have}} come. Delete only these records, or offer the days again?'

/** What becomes of the days whose records are deleted. */
function DayButtons({ count, isBusy }: { count: number; isBusy: boolean }) {
  const text = useText()
  const busy = isBusy ? text('Loading...') : undefined
  return (
    <>
      <Button tone="danger" name="days" value="keep" busy={busy}>
        {count === 1 ? text('Only this record') : text('Only these records')}
      </Button>
      <Button tone="danger" name="days" value="offer" busy={busy}>
        {count === 1 ? text('Offer the day again') : text('Offer the days again')}
      </Button>
    </>
  )
}

interface MoveFieldsProps {
  rows: MoneyRecord[]
  /** How many transfers were selected with them. */
  left: number
  categories: CountedCategory[] | null
}

/** Where the rows shall go: a category of their own type that is in use. */
function MoveFields({ rows, left, categories }: MoveFieldsProps) {
  const text = useText()
  if (rows.length === 0)
    return <p>{text('A transfer has no category. Select transactions alone, then try again.')}</p>
  if (!isOneType(rows))
    return (
      <p>{text('Some are income and some are expense. Select transactions of one type, then try again.')}</p>
    )
  if (categories === null) return <TryAgain message={text('Gagal mengambil kategori')} />
  return (
    <>
      <Field label={text('Category')} name="category_id">
        <select required>
          <option value="">{text('Select Category')}</option>
          {categories
            .filter(({ type, is_archived: isArchived }) => type === rows[0]?.type && !isArchived)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </Field>
      {left > 0 && (
        <p>
          {text(
            '{count, plural, =1 {1 transfer stays as it is} other {# transfers stay as they are}}: a transfer has no category.',
            { count: left },
          )}
        </p>
      )}
    </>
  )
}

/** Shows the transaction that is about to be deleted, so that the user does not delete the wrong one. */
function RemovedRow({ record, wallets }: { record: MoneyRecord; wallets: Wallet[] | null | undefined }) {
  const text = useText()
  const { amount, type, description } = record
  return (
    <p className={css.row}>
      <span className={css.line}>
        <strong>{type === 'transfer' ? nameSides(record, wallets, text) : record.category.name}</strong>
        <strong>
          <Amount {...(type !== 'transfer' && { tone: type })}>
            {formatAmount(amount, { decimals: 'needed' })}
          </Amount>
        </strong>
      </span>
      <span className={css.detail}>
        {formatDay(dayOf(record))}
        {description && ` · ${description}`}
      </span>
    </p>
  )
}

/** How many of the rows are transfers. */
const countRows = (rows: MoneyRecord[]) => ({
  total: rows.length,
  transfers: rows.filter(({ type }) => type === 'transfer').length,
})

/** Whether somebody may have paid back some of it: such records stay when it is deleted. */
const isShared = (record: MoneyRecord) => record.type !== 'transfer' && Boolean(record.shares?.length)

/** Only income, or only expense: a category has one type, and so have all that go to it. */
const isOneType = (rows: MoneyRecord[]) => rows.every(({ type }) => type === rows[0]?.type)
