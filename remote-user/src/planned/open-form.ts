import type { Schedule, ScheduleDay, ScheduleProposal } from '@pundi/contract'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import type { PlannedChanged } from './change-planned'
import type { Named } from './load-planned'

/** What a form is opened for. */
export type Purpose =
  | { form: 'schedule'; schedule?: Schedule; proposal?: ScheduleProposal }
  | { form: 'day'; schedule: Schedule; day: ScheduleDay }
  | { form: 'removal'; schedule: Schedule }

/** The one form about what repeats that is open. It closes once it is saved. `answered` is the last answer. */
export function useOpenForm(answered: PlannedChanged | undefined) {
  const [opened, setOpened] = useState<{ purpose: Purpose; answeredBefore: PlannedChanged | undefined }>()
  const [seen, setSeen] = useState(answered)
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.isDone && answered.change !== 'undo') setOpened(undefined)
  }
  const answer = opened && answered !== opened.answeredBefore ? answered : undefined
  return {
    purpose: opened?.purpose,
    /** Why the open form was not saved. */
    refused: answer?.isDone === false ? answer : undefined,
    open: (purpose: Purpose) => setOpened({ purpose, answeredBefore: answered }),
    close: () => setOpened(undefined),
  }
}

export interface PlannedFormsProps extends Named {
  fetcher: FetcherWithComponents<PlannedChanged>
  form: ReturnType<typeof useOpenForm>
}

/** What an open form is drawn with. */
export interface OpenFormProps<Form extends Purpose['form']> extends PlannedFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
