export { cataloguesBy, type Catalogues, type Messages } from './catalogues-by'
export {
  describePage,
  type AddedPage,
  type EarlyCall,
  type Page,
  type PageTable,
  type RouteModule,
} from './page-table'
