export { changeSession } from './session'
