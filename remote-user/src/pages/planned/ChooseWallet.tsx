import { Button } from '@pundi/kit/ui'
import { useText } from './catalogue/text'

interface ChooseWalletProps {
  name: string
  onPress: () => void
}

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
