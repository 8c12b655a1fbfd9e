import { categoryBody, nameKey, type OwnCategory, type TransactionType } from '@pundi/contract'
import { Button, ButtonRow, Field } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type MessageId, useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import css from '../TransactionForm.module.css'
import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { session } from '@pundi/platform/session'
import { loadCategories } from '../../categories/load-categories'
import { addCategory } from '../../categories/add-category'

interface NewCategoryProps {
  type: string
  onMade: (category: OwnCategory) => void
}

/**
 * Adds a category within the form. HTML forbids nested forms, so this component submits its inputs
 * itself.
 */
export function NewCategory({ type, onMade }: NewCategoryProps) {
  const text = useText()
  const say = useFormText()
  const [name, setName] = useState<string>()
  const [chosen, setChosen] = useState<TransactionType>()
  const ofType = chosen ?? (type === 'income' ? 'income' : 'expense')
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)

  function close() {
    setName(undefined)
    setChosen(undefined)
    setRefusal(undefined)
  }

  async function add() {
    if (isBusy) return
    setBusy(true)
    const answer = await makeCategory(name ?? '', ofType)
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
        error={refusal?.field === 'name' ? refusal.problem(text) : undefined}
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
      <Field
        label={say('Category type')}
        name="new_category_type"
        error={refusal?.field === 'type' ? refusal.problem(text) : undefined}
      >
        <select
          value={ofType}
          onChange={event => {
            event.stopPropagation()
            setChosen(event.target.value as TransactionType)
            setRefusal(undefined)
          }}
          onKeyDown={press}
        >
          <option value="expense">{text('expense')}</option>
          <option value="income">{text('income')}</option>
        </select>
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

interface Refusal {
  field: 'name' | 'type'
  problem: (say: Text<MessageId>) => string
}

/**
 * Adds a category. If the name and type already exist, returns the existing category. Another tab,
 * or an earlier attempt that got no response, may have added that category.
 */
async function makeCategory(name: string, type: TransactionType): Promise<OwnCategory | Refusal> {
  const { userid } = session.getState()
  const body = categoryBody.safeParse({ userid, name, type })
  if (!body.success) {
    const problem = body.error.issues[0]?.message ?? 'We couldn’t save the category.'
    return { field: 'name', problem: say => say(problem as MessageId) }
  }
  try {
    return (await addCategory(body.data)).data
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const twin = error.status === 409 ? await findTwin(body.data.name, type) : undefined
    const ofType = error.errors['type']?.[0]
    if (ofType !== undefined) return { field: 'type', problem: () => ofType }
    return twin ?? { field: 'name', problem: () => error.errors['name']?.[0] ?? error.message }
  }
}

const findTwin = async (name: string, type: string) =>
  (await loadCategories())?.find(
    category => category.type === type && nameKey(category.name) === nameKey(name),
  )
