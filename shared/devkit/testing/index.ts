export { answer, unplanned } from './planned-requests'
export { openPage } from './open-page'
export { unchosen } from './unchosen'
export { noWords } from './no-words'
