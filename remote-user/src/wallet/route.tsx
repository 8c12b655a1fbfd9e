import { refuseChange } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import type { MoneyChanged } from './change-money'
import { loadChanges } from './load-wallets'

export { WalletScreen as Component } from './WalletScreen'
export { loadWallets as loader } from './load-wallets'

/** Changes wallets and transfers, wherever the form is that asks for it. */
export async function action({ request }: ActionFunctionArgs): Promise<MoneyChanged> {
  const form = await request.formData()
  try {
    const { changeMoney } = await loadChanges(text('This could not be saved.'))
    return await changeMoney(form)
  } catch (error) {
    return refuseChange(form.get('change') as MoneyChanged['change'], error)
  }
}
