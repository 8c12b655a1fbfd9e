import type { CountedCategory, MoneyRecord, Wallet } from '@pundi/contract'
import { AlertBox, Amount, Button, ButtonRow, Dialog, Field, useSubmitOnce } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { countWords } from '../count-words'
import css from './ChangeDialog.module.css'
import type { useChange } from './use-change'
import { recordDay } from '../../../shared/record/record-day'
import { nameSides } from '../transfers/name-sides'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { formatAmount, formatDay } from '@pundi/kit/format'

interface ChangeDialogProps {
  change: ReturnType<typeof useChange>
  categories: CountedCategory[] | null
  wallets: Wallet[] | null | undefined
}

export function ChangeDialog({ change, categories, wallets }: ChangeDialogProps) {
  const text = useText()
  const { question, fetcher, isBusy, failure, days, cancel } = change
  // Prevents a second DELETE request. That request would find nothing, and its response would hide
  // the success of the first request.
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const chosen = question.about === 'nothing' ? [] : question.rows
  const isMove = question.about === 'move'
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
      act: count === 1 ? text('Change 1 transaction') : text('Change {count} transactions', { count }),
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
          <p>{text('Repayments for this expense will stay. Delete them too if they were never made.')}</p>
        )}
        {days > 0 && <p role="alert">{count === 1 ? text(ONE_DAY) : text(DAYS, { count: days })}</p>}
        {days > 0 && <DayButtons count={count} isBusy={isBusy} />}
        {isMove && <MoveFields rows={rows} left={left} categories={categories} />}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={cancel}>
            {text('Cancel')}
          </Button>
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
  'This was recorded from a recurring transaction. Delete only this, or also mark it as due again?'
const DAYS =
  '{count, plural, =1 {1 of these was recorded from a recurring transaction. Delete only these, or also mark that one as due again?} other {# of these were recorded from recurring transactions. Delete only these, or also mark those as due again?}}'

function DayButtons({ count, isBusy }: { count: number; isBusy: boolean }) {
  const text = useText()
  const busy = isBusy ? text('Loading...') : undefined
  return (
    <div className={css.choices}>
      <Button tone="danger" name="days" value="keep" busy={busy}>
        {count === 1 ? text('Only this') : text('Only these')}
      </Button>
      <Button tone="danger" name="days" value="offer" busy={busy}>
        {count === 1 ? text('Mark it as due again') : text('Mark them as due again')}
      </Button>
    </div>
  )
}

interface MoveFieldsProps {
  rows: MoneyRecord[]
  left: number
  categories: CountedCategory[] | null
}

function MoveFields({ rows, left, categories }: MoveFieldsProps) {
  const text = useText()
  if (rows.length === 0) return <p>{text('Transfers have no category. Deselect them, then try again.')}</p>
  if (!isOneType(rows))
    return <p>{text('You selected both income and expenses. Select only one type, then try again.')}</p>
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
            '{count, plural, =1 {1 transfer stays as it is} other {# transfers stay as they are}}: transfers have no category.',
            { count: left },
          )}
        </p>
      )}
    </>
  )
}

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
        <span>{formatDay(recordDay(record))}</span>
        {description && <span> · {description}</span>}
      </span>
    </p>
  )
}

const countRows = (rows: MoneyRecord[]) => ({
  total: rows.length,
  transfers: rows.filter(({ type }) => type === 'transfer').length,
})

/**
 * True if the transaction is shared with friends. If the friends have paid, deleting the
 * transaction keeps the records of their payments.
 */
const isShared = (record: MoneyRecord) => record.type !== 'transfer' && Boolean(record.shares?.length)

/** A category has only one type, so rows can move to a category only if all have the same type. */
const isOneType = (rows: MoneyRecord[]) => rows.every(({ type }) => type === rows[0]?.type)
