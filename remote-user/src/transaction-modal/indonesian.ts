import { toCardinal } from 'n2words/id-ID'
import type { Voice } from './spell-amount'

/** Rupiah in Indonesian. Another currency or language is another voice. */
export const indonesian: Voice = {
  units: count => `${toCardinal(count)} rupiah`,
  hundredths: count => `${toCardinal(count)} sen`,
}
