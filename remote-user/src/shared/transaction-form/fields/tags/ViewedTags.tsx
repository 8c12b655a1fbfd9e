import { type MouseEvent, useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useFormText } from '../../catalogue/text'
import habits from '../../habits/Habits.module.css'
import css from '../../More.module.css'

interface ViewedTagsProps {
  tags: readonly string[]
  /** Closes the form that shows the tags. Undefined if a change of the address closes the form. */
  onFollow: (() => void) | undefined
}

export function ViewedTags({ tags, onFollow }: ViewedTagsProps) {
  const say = useFormText()
  const id = useId()
  const navigate = useNavigate()

  /** Closes the form before following the link, because an open form blocks navigation. */
  function follow(event: MouseEvent, to: string) {
    if (!onFollow || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFollow()
    setTimeout(() => void navigate(to))
  }

  return (
    <div>
      <p id={id} className={css.title}>
        {say('Tags')}
      </p>
      <ul className={css.links} aria-labelledby={id}>
        {tags.map(tag => {
          const to = `/transactions?${new URLSearchParams({ tag })}`
          return (
            <li key={tag}>
              <Link to={to} className={habits.chip} onClick={event => follow(event, to)}>
                <span className={habits.name}>{tag}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
