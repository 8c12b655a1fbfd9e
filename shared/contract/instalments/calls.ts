import type { CallOf } from '../call'
import type * as declared from './declared'

export const listInstalments: CallOf<typeof declared.listInstalments> = { name: 'GET /instalments' }
export const addInstalments: CallOf<typeof declared.addInstalments> = { name: 'POST /instalments' }
export const payInstalment: CallOf<typeof declared.payInstalment> = { name: 'POST /instalments/:id/payment' }
export const removeInstalments: CallOf<typeof declared.removeInstalments> = {
  name: 'DELETE /instalments/:id',
}
