import { BarChart, formatStep, Swatch } from '@pundi/kit/chart'
import { Amount } from '@pundi/kit/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import css from './FlowChart.module.css'

interface FlowFigure {
  look?: 'income' | 'expense' | 'strong' | undefined
  label: string
  amount: string
  to: string
}

interface FlowChartProps extends Pick<
  ComponentProps<typeof BarChart>,
  'label' | 'columns' | 'cut' | 'foot' | 'at' | 'onChoose' | 'onOpen'
> {
  name: string
  shortName: string
  figures: readonly FlowFigure[]
  /**
   * A note on the chosen column. An empty note still takes up its space, so that the bars do not
   * move under a finger.
   */
  note?: string | undefined
}

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
