export { AreaLink } from './AreaLink'
export { entriesOf } from './entries-of'
export { LogoutButton } from './LogoutButton'
export { PrintedOn } from './PrintedOn'
