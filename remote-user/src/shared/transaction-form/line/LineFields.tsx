import type { Transaction } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { Failure, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import { CategoryTiles } from '../habits/CategoryTiles'
import { rankCategories } from '../habits/count-habits'
import type { Wallets } from '../fields/wallet/use-wallets'
import { WalletChips } from '../fields/wallet/WalletChips'
import type { Draft } from '../../booking-draft/draft'
import css from '../TransactionForm.module.css'
import type { Categories } from '../../categories/use-categories'
import { EarlierSides } from './EarlierSides'
import { SideChips } from './SideChips'
import { Understood } from './understood/Understood'
import { UnderstoodTransfer } from './understood/UnderstoodTransfer'
import type { Line } from './use-line'
import type { TransactionName, TransferName } from '../fields/names'

interface LineFieldsProps {
  line: Line
  categories: Categories
  past: readonly Transaction[] | undefined
  wallets: Wallets
  now: Draft
  reason: 'category' | 'last' | 'first' | undefined
  errors: Typed<TransactionName | TransferName>
  onChange: (draft: Draft) => void
}

export function LineFields({ line, wallets, now, reason, errors, onChange, ...props }: LineFieldsProps) {
  const say = useFormText()
  const { transfer, reading } = line
  const sides = [
    { side: 'from', label: say('From wallet'), other: transfer?.to },
    { side: 'to', label: say('To wallet'), other: transfer?.from },
  ] as const

  return (
    <div className={css.fields}>
      <Field
        label={say('Describe the transaction')}
        name="line"
        hint={say('Enter the amount, date and description in any order. Text in quotes stays as it is.')}
      >
        <input
          value={line.line}
          onChange={event => onChange(line.write(event.target.value))}
          placeholder={say('lunch 25k yesterday')}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
        />
      </Field>
      {line.line.trim() !== '' && (
        <>
          {transfer ? (
            <UnderstoodTransfer line={line} transfer={transfer} wallets={wallets.names} errors={errors} />
          ) : (
            <Understood line={line} wallet={walletIn(now, wallets, say)} reason={reason} errors={errors} />
          )}
          {!transfer && (
            <WalletChips
              draft={now}
              reason={undefined}
              wallets={wallets}
              error={undefined}
              onChoose={chosen => onChange(line.chooseWallet(chosen))}
            />
          )}
          {sides.map(
            ({ side, label, other }) =>
              reading.transfer &&
              !reading.transfer[side] && (
                <SideChips
                  key={side}
                  label={label}
                  wallets={wallets.offered.filter(({ id }) => id !== other)}
                  chosen={transfer?.[side]}
                  onChoose={id => onChange(line.chooseSide(side, id))}
                />
              ),
          )}
          {transfer && (
            <EarlierSides
              transfer={transfer}
              wallets={wallets.all}
              onChoose={begins => onChange(line.chooseBeginning(begins))}
            />
          )}
          {(!reading.transfer || reading.transfer.fee) && (
            <LineCategories line={line} {...props} onChange={onChange} />
          )}
        </>
      )}
    </div>
  )
}

function walletIn({ wallet_id }: Draft, { all, names }: Wallets, say: ReturnType<typeof useFormText>) {
  if (all.length === 0) return undefined
  return (wallet_id && names?.get(wallet_id)) || say('No wallet')
}

/**
 * The categories that the line suggests come first. Fees and refunds have only expense categories.
 */
function LineCategories({
  line,
  categories,
  past,
  onChange,
}: Pick<LineFieldsProps, 'line' | 'categories' | 'past' | 'onChange'>) {
  const text = useText()
  const [now] = useState(() => new Date())
  const { category: found, transfer, isRefund } = line.reading
  const among = 'among' in found ? found.among : []
  const offered = categories.categories.filter(
    ({ type }) => type === 'expense' || !(isRefund || transfer !== undefined),
  )
  const ranked = rankCategories(offered, past ?? [], { now, amount: line.draft.amount })
  const isLikely = ({ category: { id } }: (typeof ranked)[number]) => among.some(one => one.id === id)
  return (
    <>
      {categories.hasFailed && (
        <Failure
          message={text('Gagal mengambil kategori')}
          action={text('Try again')}
          onTry={categories.askAgain}
        />
      )}
      <CategoryTiles
        ranked={[...ranked.filter(isLikely), ...ranked.filter(one => !isLikely(one))]}
        count={past?.length ?? 0}
        isLoading={past === undefined || categories.isLoading}
        chosen={(transfer ? line.feeCategory : line.category) ?? null}
        onChoose={category => onChange(line.choose(category))}
      />
    </>
  )
}
