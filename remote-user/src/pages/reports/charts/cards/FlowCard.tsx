import { centsOf, type StatementAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { useText } from '../../catalogue/text'
import { nameRange } from '../../range/name-range'
import { cellOf, expenseCell } from '../cells'
import { Columns } from '../Columns'
import { Numbers } from '../Numbers'
import { ReportCard } from './ReportCard'

type Step = StatementAnswer['data']['steps']['data'][number]

export function FlowCard({ answer }: { answer: StatementAnswer }) {
  const text = useText()
  const { unit, data: steps } = answer.data.steps
  const heads = [text('Days'), text('Income'), text('Expense'), text('Left over')]
  return (
    <ReportCard title={text('Cash flow')} answer={answer} table="steps" sentence={useSentence(steps)}>
      {steps.length > 1 && <Columns steps={steps} unit={unit} />}
      <Numbers
        label={text('Cash flow')}
        heads={heads}
        rows={steps.map(({ from, to, income, expense, net, owed }) => ({
          ...{ key: from, name: nameRange({ from, to }, 'short') },
          cells: [
            cellOf(income, { from, to }, { type: 'income' }),
            expenseCell({ expense, owed }, { from, to }, {}, text),
            cellOf(net, { from, to }),
          ],
        }))}
      />
    </ReportCard>
  )
}

function useSentence(steps: Step[]) {
  const text = useText()
  const [first, ...rest] = steps
  if (!first) return text('These dates are in the future.')
  if (rest.length === 0)
    return text('You received {income} and spent {expense}.', {
      income: formatAmount(first.income),
      expense: formatAmount(first.expense),
    })
  const [best, worst] = [1n, -1n].map(sign =>
    steps.reduce((found, step) => (sign * centsOf(step.net) > sign * centsOf(found.net) ? step : found)),
  ) as [Step, Step]
  if (best.net === worst.net)
    return text('The same amount was left each time: {amount}.', { amount: formatAmount(best.net) })
  return text('Best: {best}, {most} left. Worst: {worst}, {least} left.', {
    ...{ best: nameRange(best, 'short'), most: formatAmount(best.net) },
    ...{ worst: nameRange(worst, 'short'), least: formatAmount(worst.net) },
  })
}
