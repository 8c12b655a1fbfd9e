import type { ChangeAnswer } from '@pundi/kit/form'
import { useState } from 'react'

/** By what a form is opened for: the changes that it makes. All others are made beside it, by one press. */
export type ChangesOf<Purpose extends { form: string }, Answer extends ChangeAnswer> = Record<
  Purpose['form'],
  readonly Answer['change'][]
>

/** A form of a page that is open, if any. */
export interface OpenForm<Purpose, Answer extends ChangeAnswer> {
  purpose: Purpose | undefined
  /** Names one opening: each begins anew. */
  opening: number
  /** Why it was not saved. */
  refused: Extract<Answer, { isDone: false }> | undefined
  open: (purpose: Purpose) => void
  close: () => void
}

/**
 * The one form of a page that is open. It closes once it is saved, and stays while another change is answered that was
 * made beside it.
 *
 * @param answered the last answer to a change of the page
 */
export function useOpenForm<Purpose extends { form: string }, Answer extends ChangeAnswer>(
  answered: Answer | undefined,
  changesOf: ChangesOf<Purpose, Answer>,
): OpenForm<Purpose, Answer> {
  const [opened, setOpened] = useState<{ purpose: Purpose; answeredBefore: Answer | undefined }>()
  const [opening, setOpening] = useState(0)
  const [seen, setSeen] = useState(answered)
  const isOf = (answer: Answer) =>
    opened !== undefined && changesOf[opened.purpose.form as Purpose['form']].includes(answer.change)
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.isDone && isOf(answered)) setOpened(undefined)
  }
  const answer = answered && answered !== opened?.answeredBefore && isOf(answered) ? answered : undefined
  return {
    purpose: opened?.purpose,
    opening,
    refused: answer?.isDone === false ? (answer as Extract<Answer, { isDone: false }>) : undefined,
    open: purpose => {
      setOpening(opening + 1)
      setOpened({ purpose, answeredBefore: answered })
    },
    close: () => setOpened(undefined),
  }
}
