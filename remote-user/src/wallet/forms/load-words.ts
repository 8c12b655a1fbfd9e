import { loadAmountReader } from '@pundi/kit/amount'
import { loadMessages } from '@pundi/platform/i18n'
import { catalogues } from '../catalogue/catalogues'

/** Loads what the forms need beside their code. Where their words do not load, they are shown in English. */
export const loadWords = () =>
  Promise.all([
    loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error)),
    loadMessages(catalogues).catch((error: unknown) =>
      console.warn('The words of the wallets did not load.', error),
    ),
  ])
