import { loadAmountReader } from '@pundi/kit/amount'
import { lateWords } from '../../late-words'
import { catalogues } from '../catalogue/catalogues'

const loadOwnWords = lateWords(catalogues, 'the wallets')

/** Loads what the forms need beside their code. */
export const loadWords = () =>
  Promise.all([
    loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error)),
    loadOwnWords(),
  ])
