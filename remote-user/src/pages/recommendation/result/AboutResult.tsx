import { Card, Cell, Row } from '@pundi/kit/ui'
import css from './AboutResult.module.css'
import { type MessageId, useText } from '../catalogue/text'
import { ResultTable } from './ResultTable'
import { Wrapped } from '../Wrapped'
import { formatValue } from '../format-value'
import { type Factor, factors } from '../scorecard/factors'
import type { Choice } from '../../../shared/credit-profile/profile'
import { categoryWeights } from '../scorecard/score-profile'
import { categoryWords, choiceWords } from '../words'

export function AboutResult() {
  const text = useText()
  return (
    <Card title={text('About this result')}>
      <div className={css.about}>
        <p>
          {text(
            'This isn’t a credit decision or a bank score: only you see it, and no lender uses it. Your browser works out the score using the rules below, and nothing you type is sent anywhere.',
          )}
        </p>
        <p>
          {text(
            'Scores range from 300 to 850. Good starts at 670 and Standard at 580, where FICO’s published ranges for Good and Fair start.',
          )}
        </p>
        <details>
          <summary>{text('All factors, weights and thresholds')}</summary>
          <FactorTable />
        </details>
        <details>
          <summary>{text('Where the figures come from')}</summary>
          <ul className={css.sources}>
            {sources.map(source => (
              <li key={source}>
                <Wrapped>{text(source)}</Wrapped>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  )
}

const sources = [
  'Weights: FICO publishes 35% payment history, 30% amounts owed, 15% length of history, 10% new credit and 10% credit mix. We don’t ask how long your history is, so the other factors share its weight: 41, 35, 12 and 12%.',
  'Credit limits: lenders and consumer agencies advise using less than 30%; people with the highest scores use less than 10%.',
  'Late payments: a payment is reported as late after 30 days, and again after 60 and 90.',
  'Instalments: OJK allows online loans only if repayments stay within 30% of the borrower’s income (SEOJK 19/SEOJK.06/2025, from 2026).',
  'Credit applications: FICO says each one costs most people fewer than five points.',
  'If you have no credit card, we leave out the card factors, and the others share their points.',
  'There are no published thresholds for amounts, interest rates or numbers of accounts. The ones here are Pundi’s own estimates and carry little weight.',
] as const satisfies MessageId[]

/**
 * Lists the levels of each factor with their points. Between two levels, the points change
 * linearly.
 */
function FactorTable() {
  const text = useText()
  const columns = [text('Factor'), text('Weight'), text('Points per level')]
  return (
    <>
      <p className={css.lead}>{text('Between these values, points rise or fall gradually.')}</p>
      <ResultTable label={text('All factors, weights and thresholds')} columns={columns}>
        {factors.map(factor => (
          <Row key={factor.field}>
            <Cell className={css.field}>
              <Wrapped>{text(factor.field)}</Wrapped>
            </Cell>
            <Cell label={columns[1]}>
              <Wrapped>
                {text('{most} of 550; {category} {weight}%', {
                  most: factor.most,
                  category: text(categoryWords[factor.category]),
                  weight: categoryWeights[factor.category],
                })}
              </Wrapped>
            </Cell>
            <Cell label={columns[2]}>
              <p>{pointsOf(factor, text)}</p>
              {'curve' in factor && factor.ofIncome && (
                <p>
                  {text('If we know your income: {marks}', {
                    marks: formatPoints(factor.ofIncome.map(([share, points]) => [`${share}%`, points])),
                  })}
                </p>
              )}
            </Cell>
          </Row>
        ))}
      </ResultTable>
    </>
  )
}

function pointsOf(factor: Factor, text: ReturnType<typeof useText>): string {
  const points =
    'points' in factor
      ? Object.entries(factor.points).map(
          ([choice, points]) => [text(choiceWords[choice as Choice]), points] as const,
        )
      : factor.curve.map(([value, points]) => [formatValue(factor.field, value), points] as const)
  return formatPoints(points)
}

const formatPoints = (marks: (readonly [string, number])[]) =>
  marks.map(([value, points]) => `${value}:\u00a0${points}`).join('\u00a0· ')
