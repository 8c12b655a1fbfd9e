import type { Share } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import type { useFormText } from '../catalogue/text'

export const sayShares = (shares: readonly Share[], say: ReturnType<typeof useFormText>) =>
  shares
    .map(({ name, amount, owed_by }) => {
      const values = { name, amount: formatAmount(amount, { decimals: 'needed' }) }
      return owed_by === 'me'
        ? say('You owe {name} {amount}', values)
        : say('{name} owes you {amount}', values)
    })
    .join('\n')
