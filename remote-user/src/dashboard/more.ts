/** What stands beside and below the first content: a chunk of its own, fetched once that content stands. */
export const loadMore = () => import(/* webpackChunkName: "dashboard-more" */ './more/index')
