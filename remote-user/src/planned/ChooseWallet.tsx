import { Button } from '@pundi/kit/ui'
import { useText } from './catalogue/text'

interface ChooseWalletProps {
  /** Of the entry, for those who hear the button. */
  name: string
  onPress: () => void
}

/** Stands where the wallet of an entry is closed, and opens its form. */
export function ChooseWallet({ name, onPress }: ChooseWalletProps) {
  const text = useText()
  return (
    <Button
      type="button"
      tone="quiet"
      aria-label={text('Choose another wallet for {name}', { name })}
      onClick={onPress}
    >
      {text('Choose another wallet')}
    </Button>
  )
}
