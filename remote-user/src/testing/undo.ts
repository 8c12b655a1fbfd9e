import { calls } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export function answerUndo(then: () => void = () => {}) {
  const asked: unknown[] = []
  plan(calls.restoreActivities, async request => {
    const body = (await request.json()) as { ids: number[] }
    asked.push(body)
    then()
    return { body: { data: { count: body.ids.length, activity_ids: [99] } } }
  })
  return asked
}
