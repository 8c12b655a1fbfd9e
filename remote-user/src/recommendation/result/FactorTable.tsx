import { Cell, Row, Table } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import css from './FactorTable.module.css'
import { formatValue } from '../format-value'
import { categoryWeights, factors, type Factor } from '../scorecard/factors'
import type { Choice } from '../scorecard/profile'
import { categoryWords, choiceWords } from '../words'
import { Wrapped } from './Wrapped'

/** The scorecard itself: what each factor gives at its marks; between two marks it goes in a straight line. */
export function FactorTable() {
  const text = useText()
  const columns = [text('Factor'), text('Weight'), text('Points at the marks')]
  return (
    <>
      <p className={css.lead}>{text('Between two marks the points go in a straight line.')}</p>
      <Table label={text('All factors, weights and thresholds')}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {factors.map(factor => (
            <Row key={factor.field}>
              <Cell className={css.field}>
                <Wrapped>{factor.field}</Wrapped>
              </Cell>
              <Cell label={columns[1]}>
                <Wrapped>
                  {text('{most} of 550; {category} {weight} %', {
                    most: factor.most,
                    category: text(categoryWords[factor.category]),
                    weight: categoryWeights[factor.category],
                  })}
                </Wrapped>
              </Cell>
              <Cell label={columns[2]}>{marksOf(factor, text)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** Each value stays with its points, wherever a line ends. */
function marksOf(factor: Factor, text: ReturnType<typeof useText>): string {
  const marks =
    'points' in factor
      ? Object.entries(factor.points).map(
          ([choice, points]) => [text(choiceWords[choice as Choice]), points] as const,
        )
      : factor.curve.map(([value, points]) => [formatValue(factor.field, value), points] as const)
  return marks.map(([value, points]) => `${value}:\u00a0${points}`).join('\u00a0· ')
}
