import { type CountedCategory, nameKey } from '@pundi/contract'
import { Button, Card } from '@pundi/kit/ui'
import { CategoryMark } from '../category-mark/CategoryMark'
import { useText } from './catalogue/text'
import css from './StarterOffer.module.css'
import { starterSet } from './starter-set'

interface StarterOfferProps {
  isQuiet?: boolean
  categories: CountedCategory[]
  isBusy: boolean
  onAdd: (places: number[]) => void
}

export function StarterOffer({ isQuiet, categories, isBusy, onAdd }: StarterOfferProps) {
  const text = useText()
  const known = new Set(categories.map(({ name, type }) => `${type} ${nameKey(name)}`))
  const offered = starterSet
    .map((starter, place) => ({ ...starter, place, name: text(starter.name) }))
    .filter(({ name, type }) => !known.has(`${type} ${nameKey(name)}`))
  if (offered.length === 0) return null
  const title = text('Suggested categories')
  return (
    <Card title={title}>
      <ul className={css.list}>
        {offered.map(({ name, type, icon, color }) => (
          <li key={`${type} ${name}`}>
            <CategoryMark {...{ icon, color, type }} /> {name}
          </li>
        ))}
      </ul>
      <p className={css.hint}>{text('You can rename, archive or delete any category later.')}</p>
      <Button
        type="button"
        tone={isQuiet ? 'quiet' : 'primary'}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAdd(offered.map(({ place }) => place))}
      >
        {text('{count, plural, =1 {Add 1 category} other {Add # categories}}', { count: offered.length })}
      </Button>
    </Card>
  )
}
