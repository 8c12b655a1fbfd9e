import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../../shared/money-form/catalogue/text'
import { loadChanges } from '../../shared/money-form/load-wallets'

export { WalletScreen as Component } from './WalletScreen'
export { loadWallets as loader } from '../../shared/money-form/load-wallets'

export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeMoney } = await loadChanges(text('We couldn’t save your changes.'))
    return changeMoney
  })
