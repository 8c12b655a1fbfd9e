import { Field, LinkButton } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../../catalogue/text'
import { useRecordText } from '../../../shared/record/catalogue/text'
import { orderAfterRestoring } from '../../../shared/record/description/describe-order'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { type StateOf, StateTable } from './StateTable'
import { inWallet } from './wallet-choice'
import { WalletField } from './WalletField'

export function WayRound({ entry }: { entry: Entry }) {
  const { elsewhere } = entry
  const [wallet, setWallet] = useState('')
  return (
    <>
      <Obstacle entry={entry} wallet={wallet} />
      {elsewhere && <WalletField choice={elsewhere} onChoose={setWallet} />}
    </>
  )
}

/**
 * Shows what prevents the restoration of a log entry, except a missing wallet. `wallet` is the
 * wallet that the user chose as a replacement.
 */
function Obstacle({ entry, wallet }: { entry: Entry; wallet: string }) {
  const { obstacle, money, instalments, goal, schedule, order, now, choices = [] } = entry
  const { before: former } = money ?? instalments ?? goal ?? schedule ?? entry
  const before = former && inWallet(former, wallet, entry.wallets)
  const text = useText()
  const say = useRecordText()
  const fee = money?.before?.fee
  const formerName = (obstacle === 'category' && fee ? fee : before)?.name ?? ''
  const [otherName, setOtherName] = useState('')
  const restored = (name: string): StateOf | null => {
    if (order) return orderAfterRestoring(order.before, order.now ?? [])
    return before && (fee ? { ...before, fee: { ...fee, name } } : { ...before, name })
  }
  const compare = (name = fee?.name ?? formerName) => {
    const state = restored(name)
    if (!now || !state) return null
    return (
      <>
        <p>{say('This item has since been changed. Restoring replaces the current version.')}</p>
        <StateTable
          label={say('What would change')}
          entry={entry}
          states={[
            { when: 'Current version', state: now },
            { when: 'After restoring', state },
          ]}
        />
      </>
    )
  }
  switch (obstacle) {
    case null:
    case 'changed':
      return compare()
    case 'same':
      return <p className={css.hint}>{say('Nothing to restore: the current version is the same.')}</p>
    case 'type':
      return (
        <p className={css.hint}>{say('You can’t restore the type while the category has transactions.')}</p>
      )
    case 'name':
      return (
        <>
          {compare(otherName || say('Another name'))}
          <Field
            label={say('Another name')}
            name="name"
            hint={say('{name} is already taken. Choose another name.', {
              name: formerName,
            })}
          >
            <input
              maxLength={60}
              autoComplete="off"
              required
              value={otherName}
              onChange={event => setOtherName(event.target.value)}
            />
          </Field>
        </>
      )
    case 'category':
      return choices.length > 0 ? (
        <>
          {compare(otherName || text('Select Category'))}
          <Field
            label={text('Category')}
            name="category_id"
            hint={say('The category {name} was deleted. Choose another of this type.', {
              name: formerName,
            })}
          >
            <select
              required
              defaultValue=""
              onChange={event => setOtherName(event.target.selectedOptions[0]?.text ?? '')}
            >
              <option value="" disabled>
                {text('Select Category')}
              </option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        </>
      ) : (
        <>
          <p>
            {say('The category {name} was deleted, and you don’t have another one of this type.', {
              name: formerName,
            })}
          </p>
          <LinkButton to="/category" tone="quiet">
            {text('Add New Category')}
          </LinkButton>
        </>
      )
  }
}
