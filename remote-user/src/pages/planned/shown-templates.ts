import type { ScheduleTemplate } from '@pundi/contract'

/** By the id of the schedule or the key of the proposal that the page shows. */
const templates = new Map<string, ScheduleTemplate>()

export function keepTemplates(shown: readonly { key: string; template: ScheduleTemplate }[]) {
  for (const { key, template } of shown) templates.set(key, template)
}

/** The last loaded template. A change takes from it the values that its form does not show. */
export const findTemplate = (key: string | undefined) => templates.get(key ?? '')
