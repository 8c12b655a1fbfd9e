export { BoundFields } from './BoundFields'
export { ListFilters } from './ListFilters'
export { TypeField } from './TypeField'
