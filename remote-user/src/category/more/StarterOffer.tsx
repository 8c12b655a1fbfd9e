import { type CountedCategory, nameKey } from '@pundi/contract'
import { Button, Card } from '@pundi/kit/ui'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { useMoreText } from './catalogue/text'
import css from './StarterOffer.module.css'
import { starterSet } from './starter-set'

interface StarterOfferProps {
  /** It stands below what matters more. */
  isQuiet?: boolean
  categories: CountedCategory[]
  isBusy: boolean
  /** Given the body of the call that adds them. */
  onAdd: (categories: object[]) => void
}

/** Offers categories that most people come to need, in the reader's language: those whose names are not there yet. */
export function StarterOffer({ isQuiet, categories, isBusy, onAdd }: StarterOfferProps) {
  const say = useMoreText()
  const known = new Set(categories.map(({ name, type }) => `${type} ${nameKey(name)}`))
  const offered = starterSet
    .map(starter => ({ ...starter, name: say(starter.name) }))
    .filter(({ name, type }) => !known.has(`${type} ${nameKey(name)}`))
  if (offered.length === 0) return null
  const title = say('More categories to start with')
  return (
    <Card title={title}>
      <ul className={css.list}>
        {offered.map(({ name, type, icon, color }) => (
          <li key={`${type} ${name}`}>
            <CategoryMark {...{ icon, color, type }} /> {name}
          </li>
        ))}
      </ul>
      <p className={css.hint}>{say('You can rename, archive or delete each of them.')}</p>
      <Button
        type="button"
        tone={isQuiet ? 'quiet' : 'primary'}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAdd(offered)}
      >
        {say('{count, plural, =1 {Add 1 category} other {Add # categories}}', { count: offered.length })}
      </Button>
    </Card>
  )
}
