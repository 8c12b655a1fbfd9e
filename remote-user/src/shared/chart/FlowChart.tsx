import { BarChart, formatStep, Swatch } from '@pundi/kit/chart'
import { Amount } from '@pundi/kit/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import css from './FlowChart.module.css'

interface FlowFigure {
  /** Undefined for an amount that the chart does not draw. */
  look?: 'income' | 'expense' | 'strong' | undefined
  label: string
  /** The amount as formatted text. */
  amount: string
  /** Address of the list of this amount's transactions. */
  to: string
}

interface FlowChartProps extends Pick<
  ComponentProps<typeof BarChart>,
  'label' | 'columns' | 'cut' | 'foot' | 'at' | 'onChoose' | 'onOpen'
> {
  /** The chosen column's name, its short name, and its exact amounts. */
  name: string
  shortName: string
  figures: readonly FlowFigure[]
  /** A note on the chosen column. An empty note keeps its place, so that the bars do not move under a finger. */
  note?: string | undefined
}

/** Income and expense as bars over time. The chosen column's exact amounts are above and link to its transactions. */
export const FlowChart = ({ name, shortName, figures, note, ...chart }: FlowChartProps) => (
  <>
    <div className={css.readout}>
      <p className={css.name}>{name}</p>
      <dl>
        {figures.map(({ look, label, amount, to }) => (
          <div key={label} data-drawn={look !== undefined}>
            <dt>
              {look && <Swatch look={look} />} {label}
            </dt>
            <dd>
              <Link to={to}>
                <Amount>{amount}</Amount>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
    <BarChart
      series={[
        { id: 'income', look: 'income' },
        { id: 'expense', look: 'expense' },
      ]}
      formatStep={formatStep}
      tooltip={{
        title: shortName,
        rows: figures.map(({ look, label, amount }) => ({ label, amount, ...(look && { look }) })),
      }}
      {...chart}
    />
  </>
)
