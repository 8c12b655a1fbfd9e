import { Field, LinkButton } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { useRecordText } from '../../record/catalogue/text'
import { isWithoutWay, type WalletChoice, withoutWallet } from './wallet-choice'

interface WalletFieldProps {
  choice: WalletChoice
  onChoose: (wallet: string) => void
}

/** Asks for a wallet in place of one that is gone, or leads to where one is made. */
export function WalletField({ choice, onChoose }: WalletFieldProps) {
  const text = useText()
  const say = useRecordText()
  const { wallets, without, areBothGone } = choice
  if (isWithoutWay(choice))
    return (
      <>
        <p>{say('Its wallet is gone, and you have no other.')}</p>
        <LinkButton to="/wallet" tone="quiet">
          {text('Wallets')}
        </LinkButton>
      </>
    )
  return (
    <Field
      label={say('Wallet')}
      name="wallet_id"
      hint={
        areBothGone
          ? say(
              'Both its wallets are gone, so choose where the money came from. The other side is then outside your wallets.',
            )
          : say('Its wallet is gone. Restore the wallet first, or choose another one.')
      }
    >
      <select required defaultValue="" onChange={event => onChoose(event.target.value)}>
        <option value="" disabled>
          {say('Select Wallet')}
        </option>
        {wallets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {without && (
          <option value={withoutWallet}>
            {without === 'none' ? text('Without a wallet') : say('Outside my wallets')}
          </option>
        )}
      </select>
    </Field>
  )
}
