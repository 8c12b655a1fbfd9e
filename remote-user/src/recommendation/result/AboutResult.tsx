import { Card } from '@pundi/kit/ui'
import css from './AboutResult.module.css'
import { useText } from '../catalogue/text'
import { FactorTable } from './FactorTable'
import { Wrapped } from './Wrapped'

/** What the score is made of, in full, where its figures come from, and what it is not. */
export function AboutResult() {
  const text = useText()
  return (
    <Card title={text('About this result')}>
      <div className={css.about}>
        <p>
          {text(
            'It is no credit decision and no bank’s score: nobody but you sees it, and no lender uses it. It is computed in this browser by the rules below, and nothing you type is sent anywhere.',
          )}
        </p>
        <p>
          {text(
            'The score starts at 300. Each factor adds points, 850 in all at most. Good begins at 670, Standard at 580: the published lower ends of the FICO ranges Good and Fair.',
          )}
        </p>
        <details>
          <summary>{text('All factors, weights and thresholds')}</summary>
          <FactorTable />
        </details>
        <details>
          <summary>{text('Where the figures come from')}</summary>
          <ul className={css.sources}>
            <li>
              <Wrapped>
                {text(
                  'Weights: FICO publishes 35 % payment history, 30 % amounts owed, 15 % length of history, 10 % new credit and 10 % credit mix. The form does not ask for the length of the history, so the others share its part: 41, 35, 12 and 12 %.',
                )}
              </Wrapped>
            </li>
            <li>
              <Wrapped>
                {text(
                  'Credit_Utilization_Ratio: lenders and consumer agencies advise to stay under 30 %; the highest scores are seen under 10 %.',
                )}
              </Wrapped>
            </li>
            <li>
              <Wrapped>
                {text(
                  'Delay_from_due_date: a payment is reported as late from 30 days on, and again at 60 and 90.',
                )}
              </Wrapped>
            </li>
            <li>
              <Wrapped>
                {text(
                  'Num_Credit_Inquiries: FICO says that one costs fewer than five points for most people.',
                )}
              </Wrapped>
            </li>
            <li>
              <Wrapped>
                {text(
                  'Amounts of money, the rate of interest and the number of accounts have no published thresholds. Those here are Pundi’s own judgement and weigh little.',
                )}
              </Wrapped>
            </li>
          </ul>
        </details>
      </div>
    </Card>
  )
}
