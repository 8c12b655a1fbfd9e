export * from './areas'
export * from './paths'
export * from './registry'
export * from './page-registry'
