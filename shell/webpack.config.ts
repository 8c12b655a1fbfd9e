import { shell } from '../webpack/shell'

export default shell(import.meta.dirname)
