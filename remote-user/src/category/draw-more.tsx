import { latePart } from '../late-part'
import { PartAway } from '../PartAway'
import { loadMore } from './load-category'

/* Parts of the page whose code is loaded, with its words, when the first of them is drawn. */

async function loadWithWords() {
  const more = await loadMore()
  await more.loadWords()
  return more
}

export const LookPicker = latePart(loadWithWords, more => more.LookPicker, PartAway)

export const SortDialog = latePart(loadWithWords, more => more.SortDialog, PartAway)

export const StarterOffer = latePart(loadWithWords, more => more.StarterOffer, PartAway)
