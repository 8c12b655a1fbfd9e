import type { CountedCategory } from '@pundi/contract'
import { text } from '../catalogue/text'
import type { Fields } from '../read-body'

export interface Start {
  id: string
  name: string
  fields: Fields
  words: string[]
}

export const listStarts = (): Start[] => [
  startOf('salary', text('Salary'), ['gaji', 'salary', 'salario', 'sueldo'], income({ weekend: 'before' })),
  startOf('rent', text('Rent'), ['kos', 'sewa', 'rumah', 'rent', 'hous', 'alquiler']),
  startOf('electricity', text('Electricity'), ['listrik', 'tagihan', 'electri', 'bill', 'servicio'], asks),
  startOf('subscription', text('Subscription'), ['langganan', 'hiburan', 'subscri', 'entertain', 'entreten']),
  startOf('instalment', text('Instalment'), ['cicilan', 'angsuran', 'instal', 'cuota'], {
    ends: 'count',
    count: '12',
  }),
  startOf('arisan', text('Arisan: pay in'), ['arisan', 'sosial', 'social'], { ends: 'count', count: '12' }),
  startOf(
    'arisan-turn',
    text('Arisan: your turn'),
    ['arisan'],
    income({ ends: 'count', count: '1', is_automatic: 'false' }),
  ),
  startOf('zakat', text('Zakat'), ['zakat', 'sedekah', 'donasi', 'charit', 'donaci'], {
    ...asks,
    unit: 'year',
  }),
]

const asks = { is_automatic: 'false' }
const income = (fields: Fields): Fields => ({ 'template.type': 'income', ...fields })
const startOf = (id: string, name: string, words: string[], fields: Fields = {}): Start => ({
  ...{ id, name, words },
  fields: { 'template.description': name, ...fields },
})

/**
 * Id of the first category whose name contains one of the words. Otherwise, the only category of
 * the type; empty if there are several.
 */
export function chooseCategory({ words, fields }: Start, categories: CountedCategory[]): string {
  const type = fields['template.type'] ?? 'expense'
  const offered = categories.filter(category => category.type === type && !category.is_archived)
  const found = offered.find(({ name }) => words.some(word => name.toLowerCase().includes(word)))
  const chosen = found ?? (offered.length === 1 ? offered[0] : undefined)
  return String(chosen?.id ?? '')
}
