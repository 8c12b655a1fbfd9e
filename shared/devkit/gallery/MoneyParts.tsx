import { Amount, Badge, ChartTable, NumberTable, SummaryCard } from '@pundi/kit/ui'
import { Part } from './Part'
import { State } from './State'

export const MoneyParts = () => (
  <>
    <Part name="Amount">
      <State name="neither">
        <Amount>Rp 1.250.000</Amount>
      </State>
      <State name="income">
        <Amount tone="income">+Rp 9.750.000</Amount>
      </State>
      <State name="expense">
        <Amount tone="expense">-Rp 42.500</Amount>
      </State>
      <State name="another currency, long">
        <Amount>$123.456.789.012,34</Amount>
      </State>
    </Part>
    <Part name="SummaryCard">
      <State name="income">
        <SummaryCard tone="income" title="Income" amount="Rp 108.950.000" />
      </State>
      <State name="expense">
        <SummaryCard tone="expense" title="Expense" amount="Rp 37.751.000" />
      </State>
      <State name="balance">
        <SummaryCard tone="balance" title="Balance" amount="-Rp 71.199.000" />
      </State>
      <State name="nothing yet">
        <SummaryCard tone="balance" title="Balance" amount="Rp 0" />
      </State>
      <State name="of a month, compared">
        <SummaryCard tone="expense" title="Expense" detail="November 2026" amount="Rp 2.205.000">
          Rp 637.000 less
        </SummaryCard>
      </State>
      <State name="long">
        <SummaryCard
          tone="income"
          title="Pemasukan seluruh tahun berjalan"
          amount="Rp 999.999.999.999.999,99"
        />
      </State>
    </Part>
    <Part name="ChartTable">
      <State name="closed; press it" isWide>
        <ChartTable
          summary="Show as a table"
          label="Cash flow"
          heads={['Month', 'Income', 'Expense']}
          rows={[
            {
              ...{ key: 11, name: 'November 2026' },
              cells: [{ text: 'Rp 9.750.000' }, { text: 'Rp 999.999.999.999.999' }],
            },
          ]}
        />
      </State>
    </Part>
    <Part name="NumberTable">
      <State name="two columns" isWide>
        <NumberTable
          label="Cash flow"
          heads={['Month', 'Income']}
          rows={[{ key: 11, name: 'November 2026', cells: [{ text: 'Rp 9.750.000' }] }]}
        />
      </State>
    </Part>
    <Part name="Badge">
      {(['income', 'expense', 'neutral'] as const).map(tone => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>{tone}</Badge>
        </State>
      ))}
      <State name="long text">
        <Badge tone="neutral">Belanja kebutuhan rumah tangga bulanan</Badge>
      </State>
    </Part>
  </>
)
