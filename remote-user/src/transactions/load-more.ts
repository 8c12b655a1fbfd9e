const importMore = () => import(/* webpackChunkName: "transactions-more" */ './more/index')

/** The filters, the questions before a change and what it came to: they come after the rows, with their words. */
export async function loadMore() {
  const more = await importMore()
  await more.loadWords()
  return more
}
