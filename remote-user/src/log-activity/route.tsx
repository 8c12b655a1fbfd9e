import { listActivities } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { settleCall } from '../settle-call'
import { changeLog } from './change-log'
import { readPlace } from './place'

export { LogActivityScreen as Component } from './LogActivityScreen'

/** Waits for nobody: the screen shows a skeleton until the first page has come. */
export function loader({ request }: LoaderFunctionArgs) {
  const place = readPlace(new URL(request.url).searchParams)
  const asked = send(listActivities, { query: place.query, fallback: text('Failed to fetch activities') })
  return { place, activities: settleCall(asked) }
}

export type LogActivityData = ReturnType<typeof loader>

export const action = async ({ request }: ActionFunctionArgs) => changeLog(await request.formData())
