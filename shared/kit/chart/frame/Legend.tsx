import css from './Legend.module.css'

/** The style of a series. All styles can be distinguished without colour. */
export type Look = 'income' | 'expense' | 'plain' | 'striped' | 'strong' | 'thin' | 'dashed' | 'band'

export interface LegendEntry {
  look: Look
  label: string
}

export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={css.legend}>
    {entries.map(({ look, label }) => (
      <li key={label}>
        <Swatch look={look} /> {label}
      </li>
    ))}
  </ul>
)

export const Swatch = ({ look }: { look: Look }) => (
  <span className={css.swatch} data-look={look} aria-hidden />
)
