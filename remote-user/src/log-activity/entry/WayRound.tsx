import { Field, LinkButton } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../catalogue/text'
import { useRecordText } from '../../record/catalogue/text'
import css from './EntryDialog.module.css'
import type { Entry } from './load-entry'
import { StateTable } from './StateTable'
import { inWallet } from './wallet-choice'
import { WalletField } from './WalletField'

/** Why an entry's record cannot be restored as it was, and the fields that resolve it. */
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

/** What prevents it apart from its wallet. `wallet` is the one that was chosen in place of that. */
function Obstacle({ entry, wallet }: { entry: Entry; wallet: string }) {
  const { obstacle, money, instalments, goal, schedule, now, choices = [] } = entry
  const { before: former } = money ?? instalments ?? goal ?? schedule ?? entry
  const before = former && inWallet(former, wallet, entry.wallets)
  const text = useText()
  const say = useRecordText()
  const fee = money?.before?.fee
  /** Of the category that is gone, or that another record has by now. */
  const formerName = (obstacle === 'category' && fee ? fee : before)?.name ?? ''
  /** The name that it comes back with, or that of its category, where that must be another. */
  const [otherName, setOtherName] = useState('')
  const compare = (name = fee?.name ?? formerName) =>
    now &&
    before && (
      <>
        <p>{say('It has changed since. Restoring overwrites the current version.')}</p>
        <StateTable
          label={say('What would change')}
          entry={entry}
          states={[
            { when: 'Current version', state: now },
            { when: 'Would become', state: fee ? { ...before, fee: { ...fee, name } } : { ...before, name } },
          ]}
        />
      </>
    )
  switch (obstacle) {
    case null:
    case 'changed':
      return compare()
    case 'same':
      return <p className={css.hint}>{say('Nothing to restore: it is already like this.')}</p>
    case 'type':
      return (
        <p className={css.hint}>
          {say('The type of a category cannot change back while it has transactions.')}
        </p>
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
            hint={say('Its category {name} is gone, so choose another of the same type.', {
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
            {say('Its category {name} is gone, and you have no other of the same type.', {
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
