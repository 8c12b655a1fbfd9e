import { type Category, categoryBody, nameKey } from '@pundi/contract'
import { Button, ButtonRow, Field } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type MessageId, useText } from '../../catalogue/text'
import css from '../TransactionForm.module.css'
import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { session } from '@pundi/platform/session'
import { loadCategories } from '../load-categories'
import { addCategory } from '../../add-category'

interface NewCategoryProps {
  /** Of the transaction, and so of the category; empty while none is chosen. */
  type: string
  onMade: (category: Category) => void
}

/** Makes a category without leaving the form. HTML has no form in a form, so the inputs are sent by hand. */
export function NewCategory({ type, onMade }: NewCategoryProps) {
  const text = useText()
  const [name, setName] = useState<string>()
  const [refusal, setRefusal] = useState<{ problem: Problem }>()
  const [isBusy, setBusy] = useState(false)

  function close() {
    setName(undefined)
    setRefusal(undefined)
  }

  async function add() {
    if (isBusy) return
    setBusy(true)
    const answer = await makeCategory(name ?? '', type)
    setBusy(false)
    if ('problem' in answer) setRefusal(answer)
    else {
      close()
      onMade(answer)
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else void add()
  }

  if (name === undefined)
    return (
      <Button type="button" tone="quiet" className={css.open} onClick={() => setName('')}>
        <Plus size={18} /> {text('New category')}
      </Button>
    )
  return (
    <div className={css.new} role="group" aria-label={text('New category')}>
      <Field
        label={text('Category Name')}
        name="new_category"
        hint={type === 'income' || type === 'expense' ? text(kindOf[type]) : text('Choose income or expense')}
        error={refusal?.problem(text)}
      >
        <input
          value={name}
          onChange={event => {
            event.stopPropagation()
            setName(event.target.value)
            setRefusal(undefined)
          }}
          onKeyDown={press}
          autoComplete="off"
          autoFocus
        />
      </Field>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={close}>
          {text('Cancel')}
        </Button>
        <Button type="button" busy={isBusy ? text('Loading...') : undefined} onClick={() => void add()}>
          {text('Add')}
        </Button>
      </ButtonRow>
    </div>
  )
}

const kindOf = { income: 'A category for income', expense: 'A category for expense' } as const

/** Why a category was not made, in the language that is chosen when it is shown. */
type Problem = (say: Text<MessageId>) => string

/**
 * Makes a category. Where one of this name and type exists already, it is taken: another tab may have made it, or an
 * earlier try whose answer was lost.
 */
async function makeCategory(name: string, type: string): Promise<Category | { problem: Problem }> {
  const { userid } = session.getState()
  const body = categoryBody.safeParse({ userid, name, type })
  if (!body.success) {
    const problem = body.error.issues[0]?.message ?? 'The category could not be saved.'
    return { problem: say => say(problem as MessageId) }
  }
  try {
    return (await addCategory(body.data)).data
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const twin = error.status === 409 ? await findTwin(body.data.name, type) : undefined
    return twin ?? { problem: () => error.errors['name']?.[0] ?? error.message }
  }
}

const findTwin = async (name: string, type: string) =>
  (await loadCategories())?.find(
    category => category.type === type && nameKey(category.name) === nameKey(name),
  )
