import { Bar, Card } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useText } from '../catalogue/text'
import css from './Contributions.module.css'
import type { Profile } from '../../../shared/credit-profile/profile'
import type { Contribution } from '../scorecard/score-profile'
import { categoryWords, namesOf } from '../words'
import { Wrapped } from '../Wrapped'

interface ContributionsProps {
  contributions: Contribution[]
  profile: Profile
}

export function Contributions({ contributions, profile }: ContributionsProps) {
  const text = useText()
  const share = profile.income && Math.round((profile.Total_EMI_per_month / profile.income) * 100)
  const categories = [...new Set(contributions.map(({ category }) => category))]
  return (
    <Card title={text('Score breakdown')}>
      <p className={css.lead}>{text('Everyone starts at 300 and can gain up to 550 points.')}</p>
      <div className={css.categories}>
        {categories.map(category => (
          <section key={category}>
            <h3 className={css.category}>{text(categoryWords[category])}</h3>
            <ul className={css.factors}>
              {contributions
                .filter(contribution => contribution.category === category)
                .map(contribution => (
                  <FactorRow key={contribution.field} contribution={contribution}>
                    {contribution.field === 'Total_EMI_per_month' &&
                      share !== undefined &&
                      text('{share}% of your income', { share })}
                  </FactorRow>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

interface FactorRowProps {
  contribution: Contribution
  children: ReactNode
}

function FactorRow({ contribution: { field, given, most }, children }: FactorRowProps) {
  const text = useText()
  const [name, plain] = namesOf(field, text)
  const points = { given: Math.round(given), most: Math.round(most) }
  const figures = { ...points, field: name, taken: points.most - points.given }
  return (
    <li className={css.factor} data-nothing={figures.given === 0}>
      <div className={css.words}>
        <span className={css.name}>
          <Wrapped>{name}</Wrapped> {plain && <span className={css.plain}>{plain}</span>}{' '}
          {children && <span className={css.plain}>{children}</span>}
        </span>
        <span className={css.points} aria-hidden>
          <span>+{figures.given}</span>
          {figures.taken > 0 && <span className={css.plain}>−{figures.taken}</span>}
        </span>
      </div>
      <Bar label={text('{field}: {given} of {most} points, {taken} lost', figures)} share={given / most} />
    </li>
  )
}
