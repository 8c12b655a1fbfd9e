import type { ChangeAnswer } from '@pundi/kit/form'
import { useState } from 'react'

/** The changes that each form makes. All other changes are made by buttons. */
export type ChangesOf<Purpose extends { form: string }, Answer extends ChangeAnswer> = Record<
  Purpose['form'],
  readonly Answer['change'][]
>

export interface OpenForm<Purpose, Answer extends ChangeAnswer> {
  purpose: Purpose | undefined
  opening: number
  refused: Extract<Answer, { isDone: false }> | undefined
  open: (purpose: Purpose) => void
  close: () => void
}

/**
 * The one open form of a page. A successful save closes the form. The form ignores answers to
 * changes that buttons made.
 * @param answered the page's last answer
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
