import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { changeLog } from './change-log'
import { listActivities } from './log-activity-api'
import { readPlace } from './place'

export { LogActivityScreen as Component } from './LogActivityScreen'

/** Waits for nobody: the screen shows a skeleton until the first page has come. */
export function loader({ request }: LoaderFunctionArgs) {
  const place = readPlace(new URL(request.url).searchParams)
  return { place, activities: settleCall(listActivities(place.query)) }
}

export type LogActivityData = ReturnType<typeof loader>

export const action = async ({ request }: ActionFunctionArgs) => changeLog(await request.formData())
