import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { changeLog } from './change-log'
import { loadLog } from './view'

export { LogActivityScreen as Component } from './LogActivityScreen'

export const loader = ({ request }: LoaderFunctionArgs) => loadLog(request.url)

export const action = async ({ request }: ActionFunctionArgs) => changeLog(await request.formData())
