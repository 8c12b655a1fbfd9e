import type { CountedCategory } from '@pundi/contract'
import { AlertBox, Button, ButtonRow, Dialog, IconButton, VisuallyHidden } from '@pundi/kit/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { CategoryMark } from '../../../shared/category-mark/CategoryMark'
import { useText } from '../../../shared/category-form/catalogue/text'
import { moveItem } from './move-item'
import css from './SortDialog.module.css'

interface SortDialogProps {
  categories: CountedCategory[]
  isBusy: boolean
  failure: string | undefined
  onSave: (ids: number[]) => void
  onClose: () => void
}

const types = ['income', 'expense'] as const

/** The new order is saved only when the user presses "Save". */
export function SortDialog({ categories, isBusy, failure, onSave, onClose }: SortDialogProps) {
  const text = useText()
  const [sorted, setSorted] = useState(categories)
  const [announced, setAnnounced] = useState('')

  const close = () => !isBusy && onClose()

  function move(category: CountedCategory, to: number) {
    if (isBusy) return
    const ofType = sorted.filter(({ type }) => type === category.type)
    const moved = moveItem(ofType, category, to)
    setSorted([...sorted.filter(({ type }) => type !== category.type), ...moved])
    const position = moved.indexOf(category) + 1
    setAnnounced(
      text('{name} is number {place} of {count}', {
        name: category.name,
        place: position,
        count: moved.length,
      }),
    )
  }

  return (
    <Dialog title={text('Sort categories')} open onClose={close} closeLabel={text('Close')}>
      <div className={css.dialog}>
        {types.map(type => (
          <section
            key={type}
            className={css.group}
            aria-label={text(type === 'income' ? 'Income' : 'Expense')}
          >
            <h3>{text(type === 'income' ? 'Income' : 'Expense')}</h3>
            <SortList categories={sorted.filter(category => category.type === type)} onMove={move} />
          </section>
        ))}
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
        {failure !== undefined && <AlertBox type="error">{failure}</AlertBox>}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={close}>
            {text('Cancel')}
          </Button>
          <Button
            type="button"
            busy={isBusy ? text('Loading...') : undefined}
            onClick={() => onSave(sorted.map(({ id }) => id))}
          >
            {text('Save the order')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface SortListProps {
  categories: CountedCategory[]
  onMove: (category: CountedCategory, to: number) => void
}

/**
 * The list captures the pointer during a drag. An item would lose the capture when it moves to
 * another position.
 */
function SortList({ categories, onMove }: SortListProps) {
  const [dragged, setDragged] = useState<number>()

  function drag({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    const category = categories.find(({ id }) => id === dragged)
    const under = [...currentTarget.children].findIndex(item => {
      const { top, bottom } = item.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    if (category && under >= 0 && categories[under] !== category) onMove(category, under)
  }

  return (
    <ol className={css.list} onPointerMove={drag} onLostPointerCapture={() => setDragged(undefined)}>
      {categories.map((category, index, { length }) => (
        <SortItem
          key={category.id}
          {...{ category, index, length }}
          onMove={to => onMove(category, to)}
          onGrab={({ currentTarget, pointerId }) => {
            currentTarget.closest('ol')?.setPointerCapture(pointerId)
            setDragged(category.id)
          }}
        />
      ))}
    </ol>
  )
}

interface SortItemProps {
  category: CountedCategory
  index: number
  length: number
  onMove: (to: number) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

function SortItem({ category, index, length, onMove, onGrab }: SortItemProps) {
  const text = useText()
  const { name } = category

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1))
  }

  // The buttons at the ends of the list get `aria-disabled`. With `disabled`, the pressed button
  // would lose the focus.
  return (
    <li className={css.item}>
      <IconButton
        className={css.handle}
        label={text('Move {name}: drag it, or press the arrow keys', { name })}
        onKeyDown={moveByKey}
        onPointerDown={onGrab}
      >
        <GripVertical />
      </IconButton>
      <CategoryMark {...category} />
      <span className={css.name}>{name}</span>
      <IconButton
        label={text('Move {name} up', { name })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={text('Move {name} down', { name })}
        aria-disabled={index === length - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
    </li>
  )
}
