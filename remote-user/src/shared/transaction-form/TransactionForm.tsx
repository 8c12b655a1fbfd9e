import type { Transaction } from '@pundi/contract'
import { fieldsOf } from '@pundi/kit/form'
import { useFirstErrorFocus } from '@pundi/kit/ui'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFormText } from './catalogue/text'
import { FormFields } from './fields/FormFields'
import { FormEnd } from './FormEnd'
import { usePast } from './habits/use-past'
import { LineFields } from './line/LineFields'
import { useLine } from './line/use-line'
import type { ModalContentProps, Saveable } from '../booking-draft/modal-state'
import { reasonOf, withProposal } from './fields/wallet/propose-wallet'
import { MoreFields } from './fields/MoreFields'
import { beginSplits, withSplits } from '../booking-draft/splits'
import { SplitsFields } from './splits/SplitsFields'
import { useWallets } from './fields/wallet/use-wallets'
import { WalletChips } from './fields/wallet/WalletChips'
import { ChangedTransaction } from './saving/ChangedTransaction'
import { type Draft, missingOf } from '../booking-draft/draft'
import { SmallAmount } from './fields/amount/SmallAmount'
import css from './TransactionForm.module.css'
import type { Moving } from './TransferHere'
import { useCategories } from '../categories/use-categories'
import { useSaving } from './saving/use-saving'
import { useTransferSaving } from './saving/use-transfer-saving'
import { WaysToAdd } from './WaysToAdd'
import { shownNames } from './fields/names'

interface TransactionFormProps extends ModalContentProps {
  purpose: Saveable
  onTake: (now: Transaction) => void
  onMove: (moving: Moving) => void
}

/** Ctrl or Cmd with Enter saves from every field. */
export function TransactionForm({ purpose, onTake, onMove, ...props }: TransactionFormProps) {
  const text = useFormText()
  const saving = useSaving(purpose, props)
  const { draft, change, saveAnew, saveOver } = saving
  // True only for a new transaction. It stays false if an edit becomes an addition because the
  // transaction was deleted.
  const [adds] = useState(purpose.mode === 'add')
  const categories = useCategories()
  const [isMoreOpened, setMoreOpened] = useState(false)
  const [isSplitHere, setSplitHere] = useState(false)
  const past = usePast(adds || isMoreOpened)
  const wallets = useWallets()
  // The quick-add line does not open for a stored form, because the form's fields already have the
  // values of the line.
  const opensLine = purpose.mode === 'add' && purpose.way === 'line' && !props.opened.kept
  const line = useLine(opensLine, categories.categories, past, wallets.offered)
  const propose = (one: Draft) => withProposal(one, past ?? [], wallets.offered)
  const now = propose(line.isOpen ? line.draft : draft)
  const transfer = line.isOpen ? line.transfer : undefined
  const transferring = useTransferSaving(props)
  const { isBusy, answer, doubt } = transfer ? transferring : saving
  const missing = transfer ? transfer.missing : missingOf(now)
  const form = useFirstErrorFocus(answer?.errors)
  const saveButton = useRef<HTMLButtonElement>(null)
  useFocusOnOpening(form, adds)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The focus moves to the button, because fields become inert while the form saves.
    saveButton.current?.focus()
    void save()
  }

  const save = async () =>
    transfer
      ? transfer.body && transferring.save({ ...transfer.body, isEarlier: transfer.isEarlier })
      : saving.save(now)

  function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (missing.length === 0) event.currentTarget.requestSubmit()
    else event.currentTarget.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus()
  }

  function turnTo(way: string) {
    // Copies the values of the line to the fields. Reads the line again, because more categories
    // may have loaded meanwhile.
    if (line.isOpen && line.line !== '') change(line.draft)
    line.open(way === 'line')
  }

  const { errors } = fieldsOf(shownNames, answer?.errors(text))
  const fields = (
    <FormFields
      draft={draft}
      onChange={change}
      categories={categories}
      wallet={
        <WalletChips
          draft={propose(draft)}
          reason={reasonOf(draft, past ?? [], wallets.offered)}
          wallets={wallets}
          error={errors.wallet_id}
          onChoose={chosen => change({ ...draft, ...chosen })}
        />
      }
      parts={
        draft.splits?.length ? (
          <SplitsFields
            draft={draft}
            categories={categories}
            error={errors.splits}
            isFocused={isSplitHere}
            onChange={change}
          />
        ) : undefined
      }
      more={
        <MoreFields
          draft={draft}
          past={past ?? []}
          errors={errors}
          onChange={change}
          onSplit={() => {
            setSplitHere(true)
            change(withSplits(draft, beginSplits(draft)))
          }}
          onOpen={() => setMoreOpened(true)}
        />
      }
      habits={adds ? { past } : undefined}
      errors={errors}
      onFilled={() => saveButton.current?.focus()}
      onBook={filled => void saving.save(propose(filled))}
    />
  )

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} onKeyDown={saveByKey}>
      <div inert={isBusy}>
        {adds ? (
          <WaysToAdd
            form={fields}
            line={
              <LineFields
                line={line}
                categories={categories}
                past={past}
                wallets={wallets}
                now={now}
                reason={reasonOf(line.draft, past ?? [], wallets.offered)}
                errors={errors}
                onChange={next => {
                  transferring.forget()
                  change(next)
                }}
              />
            }
            open={line.isOpen ? 'line' : 'form'}
            onOpen={turnTo}
            onMove={
              wallets.offered.length > 0
                ? () => onMove({ amount: now.amount, wallets: wallets.all })
                : undefined
            }
          />
        ) : (
          fields
        )}
      </div>
      <FormEnd
        saveButton={saveButton}
        missing={missing}
        isBusy={isBusy}
        answer={answer}
        onClose={props.onClose}
        onAddAnew={saveAnew}
        question={doubt !== undefined && <SmallAmount amount={doubt} onSave={() => void save()} />}
        changedSince={
          answer?.now && (
            <ChangedTransaction
              now={answer.now}
              draft={draft}
              wallets={wallets.names}
              categories={categories.known}
              isBusy={isBusy}
              onKeep={saveOver}
              onTake={onTake}
            />
          )
        }
      />
    </form>
  )
}

/** Focuses the amount or the line. The dialog would otherwise focus the tabs, which come first. */
function useFocusOnOpening(form: { current: HTMLFormElement | null }, isWanted: boolean) {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('[inputmode="decimal"], [name="line"]')?.focus()
  }, [form, isWanted])
}
