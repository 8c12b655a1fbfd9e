import { TryAgain as TryAgainOf } from '@pundi/kit/area'
import { useText } from './catalogue/text'

/** Shown where a call of this area failed. */
export const TryAgain = ({ message }: { message: string }) => (
  <TryAgainOf message={message} text={useText()} />
)
