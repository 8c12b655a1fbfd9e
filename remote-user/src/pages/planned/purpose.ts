import type { Schedule, ScheduleDay, ScheduleProposal } from '@pundi/contract'
import type { PageForm } from '../../shared/save-form/FormDialog'
import type { ChangesOf } from '../../shared/save-form/use-open-form'
import type { PlannedChanged } from './change-planned'
import type { Named } from './load-planned'

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
  schedules: Schedule[]
}

export interface OpenFormProps<Form extends Purpose['form']> extends PlannedFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
