import { Refusal } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import type { Hindrance, RecordKind } from './judge-restore'

type Words = { message: MessageId; way?: string }

const refusals: Record<Hindrance, Words> = {
  category: { message: 'Its category is gone. Choose another one.', way: 'category_id' },
  changed: { message: 'It has changed since.', way: 'overwrite' },
  name: { message: 'You already have a category with this name.', way: 'name' },
  type: { message: 'A category that has transactions keeps its type.', way: 'type' },
  wallet: {
    message: 'Its wallet is gone. Restore the wallet first, or choose another one.',
    way: 'wallet_id',
  },
  opening: {
    message: 'Its wallet begins later. Move the wallet’s first day back, or choose another one.',
    way: 'wallet_id',
  },
  goal: { message: 'Its goal is gone. Restore the goal first.' },
  day: { message: 'This day was recorded anew or skipped meanwhile.' },
  'own category': { message: 'Its category is gone. Restore the category first.' },
  same: { message: 'It is already like this.' },
}

/** The refusal: its message is the first obstacle's, its `errors` name the field that resolves each. */
export function refuse(first: Hindrance, others: Hindrance[] = [], kind?: RecordKind): Refusal {
  const found = [first, ...others].map(obstacle =>
    obstacle === 'name' && kind === 'wallet' ? walletsName : refusals[obstacle],
  )
  const errors = Object.fromEntries(found.flatMap(({ message, way }) => (way ? [[way, [message]]] : [])))
  return new Refusal(409, (found[0] ?? refusals[first]).message, { errors })
}

const walletsName: Words = { message: 'You already have a wallet with this name.', way: 'name' }
