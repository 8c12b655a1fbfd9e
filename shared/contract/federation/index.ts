export * from './areas'
export * from './paths'
export * from './registry'
