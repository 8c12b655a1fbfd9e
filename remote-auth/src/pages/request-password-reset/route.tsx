import type { ActionFunctionArgs } from 'react-router-dom'
import { requestReset } from './request-reset'

export { RequestPasswordResetScreen as Component } from './RequestPasswordResetScreen'

export const action = async ({ request }: ActionFunctionArgs) => requestReset(await request.formData())
