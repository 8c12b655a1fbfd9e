import { cataloguesBy, type PageTable } from '@pundi/platform/federation'
import { pages } from './page-list'

export const pageTable: PageTable = {
  area: 'admin',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages,
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ `./catalogue/${language}.json`),
  ),
}
