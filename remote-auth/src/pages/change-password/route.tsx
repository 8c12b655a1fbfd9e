import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { loadRight } from '../../shared/link-token/reset-token'
import { sendPassword } from './send-password'

export { ChangePasswordScreen as Component } from './ChangePasswordScreen'

export const loader = ({ request }: LoaderFunctionArgs) => loadRight(request.url)

export const action = async ({ request }: ActionFunctionArgs) => sendPassword(await request.formData())
