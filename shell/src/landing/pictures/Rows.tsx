import css from './Rows.module.css'

interface Row {
  name: string
  note: string
  tone: 'income' | 'expense'
  amount: string
}

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={css.rows}>
    {rows.map(({ name, note, tone, amount }) => (
      <li key={name}>
        {name} <small>{note}</small>
        <b data-tone={tone}>{amount}</b>
      </li>
    ))}
  </ul>
)
