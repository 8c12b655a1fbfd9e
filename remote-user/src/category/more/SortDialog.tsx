import type { CountedCategory } from '@pundi/contract'
import { Button, ButtonRow, Dialog, IconButton, VisuallyHidden } from '@pundi/kit/ui'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../catalogue/text'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { useMoreText } from './catalogue/text'
import { moveItem } from './move-item'
import css from './SortDialog.module.css'

interface SortDialogProps {
  /** In the order of the list. */
  categories: CountedCategory[]
  /** Given the ids of all of them, in the new order. */
  onSave: (ids: number[]) => void
  onClose: () => void
}

const types = ['income', 'expense'] as const

/** Sorts the categories of each type: by buttons, by dragging, or by the arrow keys. One press saves it all. */
export function SortDialog({ categories, onSave, onClose }: SortDialogProps) {
  const text = useText()
  const say = useMoreText()
  const [sorted, setSorted] = useState(categories)
  const [said, setSaid] = useState('')

  function move(category: CountedCategory, to: number) {
    const ofType = sorted.filter(({ type }) => type === category.type)
    const moved = moveItem(ofType, category, to)
    setSorted([...sorted.filter(({ type }) => type !== category.type), ...moved])
    const place = moved.indexOf(category) + 1
    setSaid(say('{name} is number {place} of {count}', { name: category.name, place, count: moved.length }))
  }

  return (
    <Dialog title={text('Sort categories')} open onClose={onClose} closeLabel={text('Close')}>
      <div className={css.dialog}>
        {types.map(type => (
          <section
            key={type}
            className={css.group}
            aria-label={text(type === 'income' ? 'Income' : 'Expense')}
          >
            <h3>{text(type === 'income' ? 'Income' : 'Expense')}</h3>
            <ol className={css.list}>
              {sorted
                .filter(category => category.type === type)
                .map((category, index, { length }) => (
                  <SortItem
                    key={category.id}
                    {...{ category, index, length }}
                    onMove={to => move(category, to)}
                  />
                ))}
            </ol>
          </section>
        ))}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={onClose}>
            {text('Cancel')}
          </Button>
          <Button type="button" onClick={() => onSave(sorted.map(({ id }) => id))}>
            {say('Save the order')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface SortItemProps {
  category: CountedCategory
  index: number
  length: number
  onMove: (to: number) => void
}

function SortItem({ category, index, length, onMove }: SortItemProps) {
  const say = useMoreText()
  const { name } = category

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1))
  }

  /** To the place of the item that the pointer is over. */
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const list = event.currentTarget.closest('ol')
    const under = [...(list?.children ?? [])].findIndex(item => {
      const { top, bottom } = item.getBoundingClientRect()
      return event.clientY >= top && event.clientY < bottom
    })
    if (under >= 0 && under !== index) onMove(under)
  }

  // At an end the button stays in reach, so that the focus is not lost where it arrives.
  return (
    <li className={css.item}>
      <IconButton
        className={css.handle}
        label={say('Move {name}: drag it, or press the arrow keys', { name })}
        onKeyDown={moveByKey}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <GripVertical />
      </IconButton>
      <CategoryMark {...category} />
      <span className={css.name}>{name}</span>
      <IconButton
        label={say('Move {name} up', { name })}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={say('Move {name} down', { name })}
        aria-disabled={index === length - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </IconButton>
    </li>
  )
}
