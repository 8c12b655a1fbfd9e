import { changeByForm } from '@pundi/kit/form'
import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { loadChanges } from './load-wallets'

export { WalletScreen as Component } from './WalletScreen'
export { loadWallets as loader } from './load-wallets'

/** Changes wallets and transfers, wherever the form is that asks for it. */
export const action = async ({ request }: ActionFunctionArgs) =>
  changeByForm(await request.formData(), async () => {
    const { changeMoney } = await loadChanges(text('This could not be saved.'))
    return changeMoney
  })
