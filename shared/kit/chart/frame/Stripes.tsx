import css from './Stripes.module.css'

/** A striped pattern, so that colour is not the only difference between series. */
export const Stripes = ({ id, look }: { id: string; look: 'expense' | 'striped' }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect className={css.paper} data-look={look} width={6} height={6} />
    <rect className={css.stripe} data-look={look} width={4} height={6} />
  </pattern>
)
