import type { Schedule, ScheduleDay, ScheduleProposal } from '@pundi/contract'
import type { PageForm } from '../change-form/FormDialog'
import type { ChangesOf } from '../change-form/use-open-form'
import type { PlannedChanged } from './change-planned'
import type { Named } from './load-planned'

/** What a form is opened for. */
export type Purpose =
  | { form: 'schedule'; schedule?: Schedule; proposal?: ScheduleProposal }
  | { form: 'day'; schedule: Schedule; day: ScheduleDay }
  | { form: 'removal'; schedule: Schedule }

export const changesOf: ChangesOf<Purpose, PlannedChanged> = {
  schedule: ['addSchedule', 'changeSchedule'],
  day: ['bookDay'],
  removal: ['removeSchedule'],
}

export interface PlannedFormsProps extends Named, PageForm<Purpose, PlannedChanged> {
  /** As they are now. */
  schedules: Schedule[]
}

/** What an open form is drawn with. */
export interface OpenFormProps<Form extends Purpose['form']> extends PlannedFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
