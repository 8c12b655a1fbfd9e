import type { Schedule, ScheduleTemplate } from '@pundi/contract'

const templates = new Map<string, ScheduleTemplate>()

/** A version never changes, so a form gets the template with which it started. */
export const keyOf = ({ id, version }: Pick<Schedule, 'id' | 'version'>) => `${id} ${version}`

export function keepTemplates(shown: readonly { key: string; template: ScheduleTemplate }[]) {
  for (const { key, template } of shown) templates.set(key, template)
}

/**
 * The template from which a change takes the values that its form does not show. Undefined without
 * a key, for a new schedule.
 */
export function findTemplate(key: string | undefined): ScheduleTemplate | undefined {
  if (key === undefined) return undefined
  const template = templates.get(key)
  if (!template) throw new Error(`The page has loaded no template ${key}.`)
  return template
}
