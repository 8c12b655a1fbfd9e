export * from './areas'
export * from './page-table'
export * from './registry'
