import { type CountedCategory, nameKey } from '@pundi/contract'
import { Button, Card } from '@pundi/kit/ui'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { useMoreText } from './catalogue/text'
import css from './StarterOffer.module.css'
import { starterSet } from './starter-set'

interface StarterOfferProps {
  /** It stands in a card, below what matters more. */
  isPart?: boolean
  categories: CountedCategory[]
  isBusy: boolean
  /** Given the body of the call that adds them. */
  onAdd: (categories: object[]) => void
}

/** Offers categories that most people come to need, in the reader's language: those whose names are not there yet. */
export function StarterOffer({ isPart, categories, isBusy, onAdd }: StarterOfferProps) {
  const say = useMoreText()
  const known = new Set(categories.map(({ name, type }) => `${type} ${nameKey(name)}`))
  const offered = starterSet
    .map(starter => ({ ...starter, name: say(starter.name) }))
    .filter(({ name, type }) => !known.has(`${type} ${nameKey(name)}`))
  if (offered.length === 0) return null
  const title = say('More categories to start with')
  const offer = (
    <>
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
        tone={isPart ? 'quiet' : 'primary'}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAdd(offered)}
      >
        {say('{count, plural, =1 {Add 1 category} other {Add # categories}}', { count: offered.length })}
      </Button>
    </>
  )
  if (!isPart) return <Card title={title}>{offer}</Card>
  return (
    <section aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      {offer}
    </section>
  )
}
