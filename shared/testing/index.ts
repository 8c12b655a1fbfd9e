export { answer, unplanned } from './planned-requests'
export { openPage } from './open-page'
