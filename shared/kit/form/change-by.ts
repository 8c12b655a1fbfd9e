import { answerChange, type ChangeAnswer } from './change-answer'
import { typedIn } from './typed'

/** Makes the change that the form names in its field `change`. */
export async function changeBy<Change extends string, Outcome>(
  form: FormData,
  changes: Record<Change, (typed: { [name: string]: string }) => Promise<Outcome>>,
): Promise<ChangeAnswer<Change, Outcome>> {
  const { change = '', ...typed } = typedIn(form)
  if (!isNameIn(changes, change)) throw new Error(`The form names no change: "${change}".`)
  return answerChange(change, () => changes[change](typed))
}

const isNameIn = <Name extends string>(named: Record<Name, unknown>, name: string): name is Name =>
  Object.hasOwn(named, name)
