import type { Lack } from '@pundi/kit/ui'
import type { MessageId } from '../catalogue/text'
import type { Text } from '@pundi/platform/i18n'

/**
 * Message for an invalid field, in the words of the server. In this area, every required text field
 * is a name, so an empty text field asks for a name.
 */
export function sayLack(lack: Lack, text: Text<MessageId>) {
  if (lack.what === 'number')
    return text('Enter a whole number from {min} to {max}', { min: lack.min, max: lack.max })
  return text(sentences[lack.what])
}

const sentences: Record<Exclude<Lack['what'], 'number'>, MessageId> = {
  choice: 'Choose one from the list',
  date: 'Enter a date',
  'earlier-date': 'Choose today or an earlier date',
  amount: 'Enter an amount',
  text: 'Enter a name',
}
