import { typedIn } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, Card, useFirstErrorFocus } from '@pundi/kit/ui'
import { useState, type SubmitEvent } from 'react'
import { useText } from '../catalogue/text'
import type { StoredAnswers } from '../../../shared/credit-profile/stored-answers'
import { IncomeField } from './IncomeField'
import css from './ProfileForm.module.css'
import { ProfileField } from './ProfileField'
import { factors, type Category } from '../scorecard/factors'
import { fieldNames, type Profile } from '../../../shared/credit-profile/profile'
import { readProfile, type Reading } from '../scorecard/read-profile'
import { categoryWords } from '../words'
import { Wrapped } from '../Wrapped'

interface ProfileFormProps {
  answers: StoredAnswers['answers']
  onType: (answers: StoredAnswers['answers']) => void
  onSubmit: (profile: Profile) => void
}

const categories = [...new Set(factors.map(({ category }) => category))]
const fieldsOf = (category: Category) => {
  const own = factors.filter(factor => factor.category === category).map(({ field }) => field)
  return fieldNames.filter(name => own.includes(name))
}

export function ProfileForm({ answers, onType, onSubmit }: ProfileFormProps) {
  const text = useText()
  const [reading, setReading] = useState<Reading>()
  const problems = reading && 'problems' in reading ? reading.problems : undefined
  const form = useFirstErrorFocus(problems)
  const missing = categories.flatMap(fieldsOf).filter(name => problems?.[name] === 'missing')

  const answersOf = (element: HTMLFormElement): StoredAnswers['answers'] => typedIn(new FormData(element))

  const take = (income: string) => onType({ ...(form.current && answersOf(form.current)), income })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readProfile(answersOf(event.currentTarget))
    setReading(read)
    if ('profile' in read) onSubmit(read.profile)
  }

  return (
    <Card title={text('Recommendation Form')}>
      <form
        className={css.form}
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={event => onType(answersOf(event.currentTarget))}
      >
        {categories.map(category => (
          <fieldset className={css.category} key={category}>
            <legend>{text(categoryWords[category])}</legend>
            <div className={css.fields}>
              {fieldsOf(category).map(name => (
                <ProfileField key={name} name={name} answer={answers[name]} problem={problems?.[name]} />
              ))}
            </div>
          </fieldset>
        ))}
        <IncomeField answer={answers.income} onTake={take} />
        {missing.length > 0 && (
          <AlertBox type="error">
            <Wrapped>
              {text('Still missing: {fields}', { fields: missing.map(name => text(name)).join(', ') })}
            </Wrapped>
          </AlertBox>
        )}
        <ButtonRow>
          <Button>{text('Show your recommendation')}</Button>
        </ButtonRow>
      </form>
    </Card>
  )
}
