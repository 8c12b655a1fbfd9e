import { Button, ButtonRow, Card } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { fieldNames, type Profile } from '../../../shared/credit-profile/profile'
import { hasHistory, scoreProfile } from '../scorecard/score-profile'
import css from './TryValues.module.css'
import { ValueSlider } from './ValueSlider'

export function TryValues({ profile, score }: { profile: Profile; score: number }) {
  const text = useText()
  const [tried, setTried] = useState(profile)
  const { score: after, rating } = scoreProfile(tried)
  const difference = after - score
  return (
    <Card title={text('Try other values')}>
      <p className={css.outcome} role="status">
        {hasHistory(tried) ? (
          <>
            <strong>
              {text('{from} to {score}, {rating}', { from: score, score: after, rating: text(rating) })}
            </strong>{' '}
            {text('Points: {difference}', {
              difference: difference > 0 ? `+${difference}` : `${difference}`,
            })}
          </>
        ) : (
          <strong>{text('No score yet')}</strong>
        )}
      </p>
      <div className={css.sliders}>
        {fieldNames.map(name => (
          <ValueSlider
            key={name}
            name={name}
            start={profile[name]}
            value={tried[name]}
            onChange={value => setTried({ ...tried, [name]: value })}
          />
        ))}
      </div>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={() => setTried(profile)}>
          {text('Back to your answers')}
        </Button>
      </ButtonRow>
    </Card>
  )
}
