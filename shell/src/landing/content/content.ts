interface Titled {
  title: string
  text: string
}

interface Row {
  name: string
  note: string
  tone: 'income' | 'expense'
  amount: string
}

type Benefit = Titled & { icon: string }
type Review = { name: string; initial: string; rating: number; text: string }
type Sum<Tone extends string> = { tone: Tone; title: string; amount: string }
type Field = readonly [label: string, value: string]

export interface Content {
  name: string
  product: string
  title: string
  description: string
  menu: string
  close: string
  signIn: string
  signUp: string
  openDashboard: string
  sections: Record<'home' | 'benefits' | 'features' | 'reviews', string>
  hero: {
    heading: readonly [string, string]
    text: string
    start: string
    more: string
    picture: string
  }
  benefits: { heading: string; cards: readonly [Benefit, Benefit, Benefit, Benefit] }
  features: { heading: string } & Record<
    'dashboard' | 'transaction' | 'category' | 'activity' | 'google',
    Titled
  >
  /** `text` is an Indonesian proverb in every language. `source` explains it. */
  quote: { text: string; source: string }
  reviews: {
    heading: string
    stars: (rating: number) => string
    cards: readonly [Review, Review, Review]
  }
  footer: {
    line: string
    start: string
    sections: string
    languages: string
    credits: string
    names: readonly string[]
    rights: string
  }
  sample: {
    greeting: string
    left: { title: string; amount: string }
    sums: readonly [Sum<'income'>, Sum<'expense'>, Sum<'balance'>]
    recent: string
    transactions: readonly Row[]
    added: string
    fields: readonly [Field, Field, Field]
    save: string
    categories: readonly Pick<Row, 'name' | 'tone'>[]
    activities: readonly [Row, Row, Row]
    google: string
  }
}
