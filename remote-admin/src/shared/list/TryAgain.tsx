import { TryAgain as TryAgainOf } from '@pundi/kit/retry'
import { useText } from '../../catalogue/text'

export const TryAgain = ({ message }: { message: string }) => (
  <TryAgainOf message={message} text={useText()} />
)
