import { Field, LinkButton } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { useRecordText } from '../../../shared/record/catalogue/text'
import { isWithoutWay, type WalletChoice, withoutWallet } from './wallet-choice'

interface WalletFieldProps {
  choice: WalletChoice
  onChoose: (wallet: string) => void
}

export function WalletField({ choice, onChoose }: WalletFieldProps) {
  const text = useText()
  const say = useRecordText()
  const { wallets, without, areBothGone } = choice
  if (isWithoutWay(choice))
    return (
      <>
        <p>{say('The wallet was deleted and you don’t have another one.')}</p>
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
              'Both wallets were deleted. Choose where the money came from. It will count as sent outside your wallets.',
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
            {without === 'none' ? text('No wallet') : say('Outside your wallets')}
          </option>
        )}
      </select>
    </Field>
  )
}
